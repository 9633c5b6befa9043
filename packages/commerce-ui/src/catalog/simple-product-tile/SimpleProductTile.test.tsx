import {
  SimpleProductTile,
  SimpleProductTileSkeleton,
} from '@storefront-toolkit/commerce-ui/catalog/simple-product-tile';
import {simpleProductTile} from '@storefront-toolkit/fixtures/cms';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const tile = <SimpleProductTile block={simpleProductTile} href="/mug" locale="en-IE" />;

describeConformance('SimpleProductTile', tile, HTMLElement);
describeConformance('SimpleProductTileSkeleton', <SimpleProductTileSkeleton />, HTMLDivElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('SimpleProductTile', () => {
  it('has one link, named after the title, and the size of its picture @claim-simple-product-tile.one-link', () => {
    const {container} = render(tile);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', {name: simpleProductTile.title})).toBeTruthy();
    const image = container.querySelector('img');
    expect([image?.width, image?.height]).toEqual([800, 1000]);
    expect(errors).not.toHaveBeenCalled();
  });

  it('has its title as a heading of the level that is asked for @claim-simple-product-tile.heading', () => {
    for (const level of [2, 5] as const) {
      render(
        <SimpleProductTile
          block={simpleProductTile}
          href="/"
          locale="en-IE"
          headingLevel={level}
        />,
      );
      expect(screen.getByRole('heading', {level, name: simpleProductTile.title})).toBeTruthy();
    }
  });

  it('has a picture without a text of its own @claim-simple-product-tile.picture', () => {
    const {container} = render(tile);
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  });

  it('has a skeleton that screen readers pass over @claim-simple-product-tile.skeleton', () => {
    const {container} = render(<SimpleProductTileSkeleton />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('writes the price as the locale does, and none where the editor wrote none', () => {
    const price = /[\d.,]+\s?€|€[\d.]+/;
    const text = (element: React.ReactElement) => {
      cleanup();
      return render(element).container.textContent;
    };
    expect(text(tile)).toMatch(/€\d+\.\d\d/);
    const german = <SimpleProductTile block={simpleProductTile} href="/mug" locale="de-DE" />;
    expect(text(german)).toMatch(/\d+,\d\d\s€/);
    const without = {...simpleProductTile, price: undefined};
    expect(text(<SimpleProductTile block={without} href="/mug" locale="en-IE" />)).not.toMatch(
      price,
    );
  });

  it('reports a block without a title', () => {
    const nameless = {...simpleProductTile, title: ''};
    render(<SimpleProductTile block={nameless} href="/mug" locale="en-IE" />);
    expect(String(errors.mock.calls[0]?.[0])).toMatch(
      /^Storefront Toolkit: <SimpleProductTile> got the block tile-mug without a title.*required field/,
    );
  });
});
