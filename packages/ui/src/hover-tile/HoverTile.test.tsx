import type {ImageMedia, LinkText} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {HoverTile, HoverTileDataAttributes} from '@storefront-toolkit/ui/hover-tile';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const home: LinkText = {text: 'Home', link: {type: 'SearchResults', category: 'home'}};
const image: ImageMedia = {
  type: 'Image',
  id: 'home',
  src: '/home.jpg',
  alt: '',
  width: 1600,
  height: 900,
};
const second = {src: '/blanket.jpg', alt: 'A blanket', width: 800, height: 1000};

describeConformance('HoverTile', <HoverTile link={home} image={image} />, HTMLDivElement);
describeConformance(
  'HoverTile with more',
  <HoverTile link={home} image={image} hoverImage={second} text="Blankets and throws" />,
  HTMLDivElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('HoverTile', () => {
  it('has one link, named by its words, and its text is read after it @claim-hover-tile.name', () => {
    const {container} = render(
      <HoverTile
        link={home}
        image={image}
        text="Blankets and throws"
        hrefOf={createHrefOf({prefix: '/en'})}
      />,
    );
    const link = screen.getByRole('link', {name: 'Home'});
    expect(link.getAttribute('href')).toBe('/en/categories/home');
    expect(container.textContent).toBe('HomeBlankets and throws');
    expect(errors).not.toHaveBeenCalled();
  });

  it('shows a second image without words of its own', () => {
    const {container} = render(<HoverTile link={home} image={image} hoverImage={second} />);
    const images = [...container.querySelectorAll('img')];
    expect(images.map((one) => [one.getAttribute('src'), one.alt])).toEqual([
      ['/home.jpg', ''],
      ['/blanket.jpg', ''],
    ]);
    expect(container.firstElementChild?.hasAttribute(HoverTileDataAttributes.hoverImage)).toBe(
      true,
    );
  });

  it('has nothing to unfold without a text and a second image', () => {
    const {container} = render(<HoverTile link={home} image={image} />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('p')).toBeNull();
    expect(container.firstElementChild?.hasAttribute(HoverTileDataAttributes.hoverImage)).toBe(
      false,
    );
  });

  it('keeps its ratio', () => {
    const {container} = render(<HoverTile link={home} image={image} ratio={1} />);
    expect(container.querySelector('img')?.style.aspectRatio).toBe('1');
  });

  it('takes the label of the link for its name, and refuses an unsafe address', () => {
    const {rerender} = render(
      <HoverTile link={{...home, label: 'Home and living'}} image={image} />,
    );
    expect(screen.getByRole('link', {name: 'Home and living'})).toBeTruthy();
    const link = {type: 'Url', url: 'vbscript:x', newTab: false} as const;
    rerender(<HoverTile link={{text: 'Home', link}} image={image} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Home')).toBeTruthy();
  });

  it('reports a tile without words', () => {
    render(<HoverTile link={{...home, text: ''}} image={image} />);
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /<HoverTile> has no text.*Give the link a `text`/,
    );
  });
});
