import type {StorefrontLink} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen} from '@testing-library/react';
import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {
  createHrefOf,
  Link,
  LinkDataAttributes,
  type LinkVariant,
} from '@storefront-toolkit/ui/link';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {harmsIn, hostileAddresses} from '../../../../tests/lib/hostile.ts';

const product: StorefrontLink = {type: 'Product', slug: 'rain-jacket'};
const url = (address: string, newTab = false): StorefrontLink => ({
  type: 'Url',
  url: address,
  newTab,
});

describeConformance('Link', <Link link={product}>Rain jacket</Link>, HTMLAnchorElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

describe('Link', () => {
  it('leads where the resolver says @claim-link.native', () => {
    render(
      <Link link={product} hrefOf={createHrefOf({prefix: '/en'})}>
        Rain jacket
      </Link>,
    );
    const link = screen.getByRole('link', {name: 'Rain jacket'});
    expect(link.getAttribute('href')).toBe('/en/products/rain-jacket');
    expect(link.hasAttribute('target')).toBe(false);
    expect(link.hasAttribute('rel')).toBe(false);
  });

  it('says that it opens in a new tab, also when it has a label @claim-link.new-tab', () => {
    const {rerender} = render(<Link link={url('https://example.com/', true)}>Size chart</Link>);
    expect(
      screen.getByRole('link', {name: 'Size chart (opens in a new tab)'}).querySelector('svg'),
    ).toBeTruthy();
    rerender(
      <Link
        link={url('https://example.com/', true)}
        aria-label="Size chart as PDF"
        newTabText="neuer Tab"
      >
        Size chart
      </Link>,
    );
    expect(screen.getByRole('link', {name: 'Size chart as PDF (neuer Tab)'})).toBeTruthy();
  });

  it('adds relations to its own', () => {
    render(
      <Link link={url('https://example.com/')} rel="sponsored">
        Partner
      </Link>,
    );
    expect(screen.getByRole('link').getAttribute('rel')).toBe('external sponsored');
  });

  it('keeps the words of a refused link, and reports it @claim-link.refused', () => {
    render(<Link link={url('javascript:alert(2)')}>Sale</Link>);
    expect(screen.queryByRole('link')).toBeNull();
    const words = screen.getByText('Sale');
    expect(words.hasAttribute('href')).toBe(false);
    expect(words.getAttribute(LinkDataAttributes.refused)).toBe('');
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.lastCall?.[0])).toMatch(
      /<Link> refused .*javascript:alert\(2\).*Fix the address/,
    );
  });

  it.each(hostileAddresses)('renders no link to %j', (address) => {
    const {container} = render(<Link link={url(address, true)}>Sale</Link>);
    expect(container.querySelector('[href]')).toBeNull();
    expect(container.textContent).toBe('Sale');
  });

  it('has no address that the document takes for another scheme, whatever the content holds', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), fc.webUrl(), (text, web) => {
        for (const address of [text, `${text}:${text}`, text + web]) {
          const root = document.createElement('div');
          root.innerHTML = renderToStaticMarkup(<Link link={url(address)}>Sale</Link>);
          expect(harmsIn(root, ['a'])).toEqual([]);
        }
      }),
      {numRuns: 200},
    );
  }, 30_000);

  it('renders the link of a router', () => {
    render(
      <Link
        link={product}
        renderLink={({children, ...props}) => (
          <a {...props} data-router="">
            {children}
          </a>
        )}
      >
        Rain jacket
      </Link>,
    );
    expect(screen.getByRole('link').hasAttribute('data-router')).toBe(true);
  });

  it('gives the link of a router no value that is undefined', () => {
    const given: unknown[] = [];
    render(
      <Link
        link={product}
        onClick={undefined}
        renderLink={(props) => {
          given.push(...Object.entries(props).map(([, value]): unknown => value));
          return <a href={props.href}>{props.children}</a>;
        }}
      >
        Rain jacket
      </Link>,
    );
    expect(given.length).toBeGreaterThan(2);
    expect(given).not.toContain(undefined);
  });

  it('has a look of its own for every variant', () => {
    const variants: Record<LinkVariant, true> = {
      inline: true,
      quiet: true,
      inherit: true,
      unstyled: true,
      cover: true,
    };
    const looks = Object.keys(variants).map((variant) => {
      const {container} = render(<Link link={product} variant={variant as LinkVariant} />);
      expect(container.firstElementChild?.getAttribute(LinkDataAttributes.variant)).toBe(variant);
      return container.firstElementChild?.className;
    });
    expect(new Set(looks).size).toBe(looks.length);
  });
});
