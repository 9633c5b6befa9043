import type {ImageLinkSize, ImageMedia, LinkText} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {ImageLink, ImageLinkDataAttributes} from '@storefront-toolkit/ui/image-link';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const jackets: LinkText = {text: 'Jackets', link: {type: 'SearchResults', category: 'jackets'}};
const image: ImageMedia = {
  type: 'Image',
  id: 'rail',
  src: '/rail.jpg',
  alt: '',
  width: 800,
  height: 600,
};

describeConformance('ImageLink', <ImageLink link={jackets} image={image} />, HTMLAnchorElement);
describeConformance('ImageLink without an image', <ImageLink link={jackets} />, HTMLAnchorElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('ImageLink', () => {
  it('is one link, named by its words @claim-image-link.one-link', () => {
    render(<ImageLink link={jackets} image={image} hrefOf={createHrefOf({prefix: '/en'})} />);
    const link = screen.getByRole('link', {name: 'Jackets'});
    expect(link.getAttribute('href')).toBe('/en/categories/jackets');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/rail.jpg');
    expect(errors).not.toHaveBeenCalled();
  });

  it('takes its label for a name, and the alt for a part of it @claim-image-link.alt', () => {
    const {rerender} = render(
      <ImageLink link={{...jackets, label: 'Jackets for rain'}} image={image} />,
    );
    expect(screen.getByRole('link', {name: 'Jackets for rain'})).toBeTruthy();
    rerender(<ImageLink link={jackets} image={{...image, alt: 'Five colors of'}} />);
    expect(screen.getByRole('link', {name: 'Five colors of Jackets'})).toBeTruthy();
  });

  it('has a width for every size', () => {
    const sizes: Record<ImageLinkSize, true> = {small: true, medium: true, large: true, fill: true};
    const {container} = render(
      Object.keys(sizes).map((size) => (
        <ImageLink key={size} link={jackets} size={size as ImageLinkSize} />
      )),
    );
    const links = [...container.children];
    expect(links.map((link) => link.getAttribute(ImageLinkDataAttributes.size))).toEqual(
      Object.keys(sizes),
    );
    expect(new Set(links.map(({className}) => className)).size).toBe(4);
  });

  it('tells the browser the width of the image before there is a layout', () => {
    const delivery = {urlOf: (src: string) => src, widths: [200, 400]};
    const {container} = render(
      <ImageLink link={jackets} image={image} size="small" delivery={delivery} />,
    );
    expect(container.querySelector('img')?.getAttribute('sizes')).toBe('6rem');
  });

  it('keeps image and words when the address is refused', () => {
    const link = {
      text: 'Sale',
      link: {type: 'Url', url: 'javascript:alert(1)', newTab: false},
    } as const;
    const {container} = render(<ImageLink link={link} image={image} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.textContent).toBe('Sale');
    expect(container.querySelector('img')).toBeTruthy();
  });

  it('reports a link without a name', () => {
    render(<ImageLink link={{...jackets, text: ''}} image={image} />);
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /<ImageLink> has no text.*Give the link a `text`/,
    );
  });

  it('reports an alt that says the words again @claim-image-link.reports-alt', () => {
    render(<ImageLink link={jackets} image={{...image, alt: ' jackets'}} />);
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /"Jackets" is read twice.*Leave the `alt` empty/,
    );
  });
});
