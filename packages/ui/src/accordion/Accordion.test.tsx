import {act, cleanup, render, screen} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '@storefront-toolkit/ui/accordion';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const item = (
  <AccordionItem>
    <AccordionTrigger>Care</AccordionTrigger>
    <AccordionContent>Wash by hand</AccordionContent>
  </AccordionItem>
);

describeConformance('AccordionRoot', <AccordionRoot>{item}</AccordionRoot>, HTMLDivElement);
describeConformance('AccordionItem', item, HTMLDetailsElement);
describeConformance('AccordionTrigger', <AccordionTrigger>Care</AccordionTrigger>, HTMLElement, {
  wrap: (part) => <AccordionItem>{part}</AccordionItem>,
});
describeConformance('AccordionContent', <AccordionContent>Wool</AccordionContent>, HTMLDivElement, {
  wrap: (part) => (
    <AccordionItem>
      <AccordionTrigger>Care</AccordionTrigger>
      {part}
    </AccordionItem>
  ),
});

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('Accordion', () => {
  it('is native from the server on, with its content in the page while it is closed @claim-accordion.native', () => {
    const html = renderToString(item);
    expect(html).toMatch(/^<details class="[^"]*"><summary /);
    expect(html).toContain('Wash by hand');
  });

  it('is open at first when it is told to be', () => {
    render(
      <AccordionItem open>
        <AccordionTrigger>Care</AccordionTrigger>
      </AccordionItem>,
    );
    expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true);
  });

  it('can be opened before it hydrates @claim-accordion.no-script', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(item);
    container.querySelector('details')!.open = true;
    const root = await act(() => hydrateRoot(container, item));
    expect(errors).not.toHaveBeenCalled();
    expect(container.querySelector('details')!.open).toBe(true);
    act(() => root.unmount());
  });

  it('names items of which one is open at a time', () => {
    render(
      <AccordionItem name="delivery">
        <AccordionTrigger>Express</AccordionTrigger>
      </AccordionItem>,
    );
    expect(screen.getByRole('group').getAttribute('name')).toBe('delivery');
  });

  it.each([2, 3, 4, 5, 6] as const)('can have a title that is a heading of level %i', (level) => {
    render(
      <AccordionItem>
        <AccordionTrigger headingLevel={level}>Care</AccordionTrigger>
      </AccordionItem>,
    );
    expect(screen.getByRole('heading', {level, name: 'Care'})).toBeTruthy();
  });

  it('has a title that is a heading of level 3 by default, from the server on @claim-accordion.heading', () => {
    expect(renderToString(item)).toMatch(/<summary [^>]*><h3 [^>]*>Care<\/h3>/);
    render(item);
    expect(screen.getByRole('heading', {level: 3, name: 'Care'})).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
  });

  it('has no heading where its level is null @claim-accordion.no-heading', () => {
    render(
      <AccordionItem>
        <AccordionTrigger headingLevel={null}>Care</AccordionTrigger>
      </AccordionItem>,
    );
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByText('Care').tagName).toBe('SPAN');
    expect(errors).not.toHaveBeenCalled();
  });
});

it('a title without text is reported in development', () => {
  render(
    <AccordionItem>
      <AccordionTrigger />
    </AccordionItem>,
  );
  expect(errors).toHaveBeenCalledOnce();
  expect(String(errors.mock.lastCall?.[0])).toMatch(
    /^Storefront Toolkit: <AccordionTrigger> has no content.*Give it text as children/,
  );
});
