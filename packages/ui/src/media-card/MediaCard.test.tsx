import type {MediaCardBlock} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {MediaCard, MediaCardDataAttributes} from '@storefront-toolkit/ui/media-card';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const block: MediaCardBlock = {
  type: 'MediaCard',
  id: 'care',
  media: {type: 'Image', id: 'rail', src: '/rail.jpg', alt: '', width: 1600, height: 900},
  heading: 'Wash it',
  text: 'It lasts longer.',
  link: {
    text: 'Read the guide',
    label: 'Read the guide to washing',
    link: {type: 'Page', slug: 'care'},
  },
};

describeConformance('MediaCard', <MediaCard block={block} />, HTMLElement);
afterEach(cleanup);

describe('MediaCard', () => {
  it('shows the block: image, heading of the level of its place, text and link @claim-media-card.one-link', () => {
    const {container} = render(
      <MediaCard
        block={block}
        headingLevel={4}
        delivery={{urlOf: (src, {width}) => `${src}?w=${width}`, widths: [400]}}
        sizes="20rem"
      />,
    );
    const card = screen.getByRole('article');
    expect(card.getAttribute(MediaCardDataAttributes.orientation)).toBe('vertical');
    expect(within(card).getByRole('heading', {level: 4, name: 'Wash it'})).toBeTruthy();
    const link = within(card).getByRole('link', {name: 'Read the guide to washing'});
    expect(within(card).getAllByRole('link')).toEqual([link]);
    expect(link.textContent).toBe('Read the guide');
    expect(link.getAttribute('href')).toBe('/care');
    expect(container.querySelector('img')?.getAttribute('srcset')).toBe(
      '/rail.jpg?w=400 400w, /rail.jpg?w=1600 1600w',
    );
    expect(container.querySelector('img')?.getAttribute('sizes')).toBe('20rem');
  });

  it('changes the outline by the level of its heading, not the size @claim-media-card.heading', () => {
    render(
      <>
        <MediaCard block={block} headingLevel={2} />
        <MediaCard block={block} headingLevel={5} />
      </>,
    );
    const [second, fifth] = screen.getAllByRole('heading');
    expect([second?.tagName, fifth?.tagName]).toEqual(['H2', 'H5']);
    expect(fifth?.className).toBe(second?.className);
  });

  it('has an image that is not read where it only decorates @claim-media-card.decoration', () => {
    const {container} = render(<MediaCard block={block} />);
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('writes addresses as the store does, and renders the link of a router', () => {
    render(
      <MediaCard
        block={block}
        hrefOf={() => '/en/care'}
        renderLink={({children, ...props}) => (
          <a {...props} data-router="">
            {children}
          </a>
        )}
      />,
    );
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/en/care');
    expect(link.dataset.router).toBe('');
  });

  it('leads nowhere without a link, and lays itself out in two ways', () => {
    const {link: _link, text: _text, ...rest} = block;
    const {container} = render(
      <>
        <MediaCard block={rest} />
        <MediaCard block={{...rest, orientation: 'horizontal'}} />
      </>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    const [vertical, horizontal] = [...container.children];
    expect(horizontal?.getAttribute(MediaCardDataAttributes.orientation)).toBe('horizontal');
    expect(horizontal?.firstElementChild?.className).not.toBe(
      vertical?.firstElementChild?.className,
    );
  });
});
