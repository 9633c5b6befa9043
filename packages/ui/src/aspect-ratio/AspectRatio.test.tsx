import {cleanup, render} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {AspectRatio, AspectRatioCssVariables} from '@storefront-toolkit/ui/aspect-ratio';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

describeConformance('AspectRatio', <AspectRatio ratio={4 / 3} />, HTMLDivElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const ratioOf = (element: React.ReactElement) => {
  const {container} = render(element);
  const box = container.firstElementChild as HTMLElement;
  return box.style.getPropertyValue(AspectRatioCssVariables.ratio);
};

describe('AspectRatio', () => {
  it('sets the ratio that it is given, and no inline style without @claim-aspect-ratio.inline-style', () => {
    expect(ratioOf(<AspectRatio />)).toBe('');
    cleanup();
    expect(ratioOf(<AspectRatio ratio={16 / 9} />)).toBe(String(16 / 9));
    expect(errors).not.toHaveBeenCalled();
  });

  it('says nothing to a screen reader @claim-aspect-ratio.no-role', () => {
    const {container} = render(<AspectRatio ratio={1} />);
    const attributes = [...(container.firstElementChild?.attributes ?? [])].map(({name}) => name);
    expect(attributes.sort()).toEqual(['class', 'style']);
  });

  it('lets a style of yours win', () => {
    const style: object = {[AspectRatioCssVariables.ratio]: 2};
    expect(ratioOf(<AspectRatio ratio={1} style={style} />)).toBe('2');
  });

  it('fills the box in two ways', () => {
    const {container} = render(
      <>
        <AspectRatio fit="cover" />
        <AspectRatio fit="contain" />
      </>,
    );
    const [cover, contain] = [...container.children].map(({className}) => className);
    expect(cover).not.toBe(contain);
  });

  it.each([0, -1, NaN, Infinity])('reports the ratio %d', (ratio) => {
    render(<AspectRatio ratio={ratio} />);
    expect(errors.mock.calls.map(String).join()).toMatch(
      /Storefront Toolkit: <AspectRatio> got the ratio .*Divide the width by the height/,
    );
  });
});
