import type {BadgeTone} from '@storefront-toolkit/types/catalog';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {Badge, BadgeDataAttributes, BadgeList} from '@storefront-toolkit/ui/badge';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const catalog = [
  {id: 'new', label: 'New', tone: 'brand'},
  {id: 'sale', label: '−20%', tone: 'sale'},
] as const;

describeConformance('Badge', <Badge>New</Badge>, HTMLSpanElement);
describeConformance('BadgeList', <BadgeList badges={catalog} />, HTMLUListElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('Badge', () => {
  it('has a look of its own for every tone of the catalog and every size', () => {
    const tones: Record<BadgeTone, true> = {
      neutral: true,
      brand: true,
      sale: true,
      success: true,
      warning: true,
    };
    const {container} = render(
      <>
        {Object.keys(tones).map((tone) => (
          <Badge key={tone} tone={tone as BadgeTone} />
        ))}
        <Badge size="medium" />
      </>,
    );
    const badges = [...container.children];
    expect(badges.map((badge) => badge.getAttribute(BadgeDataAttributes.tone))).toEqual([
      ...Object.keys(tones),
      'neutral',
    ]);
    expect(new Set(badges.map(({className}) => className)).size).toBe(badges.length);
    expect(errors).not.toHaveBeenCalled();
  });

  it('is text without a role @claim-badge.text', () => {
    render(<Badge tone="warning">Only 3 left</Badge>);
    const badge = screen.getByText('Only 3 left');
    expect([...badge.attributes].map(({name}) => name).sort()).toEqual(['class', 'data-tone']);
  });

  it('reports a click handler, which no key could reach', () => {
    render(<Badge onClick={() => {}}>New</Badge>);
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /^Storefront Toolkit: <Badge> got an `onClick`.*Use <Button/,
    );
  });
});

describe('BadgeList', () => {
  it('shows the badges of the catalog in their order @claim-badge.label', () => {
    render(<BadgeList badges={catalog} />);
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
      'New',
      '−20%',
    ]);
    expect(screen.getByText('−20%').getAttribute(BadgeDataAttributes.tone)).toBe('sale');
  });

  it('renders nothing without badges', () => {
    const {container} = render(<BadgeList badges={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
