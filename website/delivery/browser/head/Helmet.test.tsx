import {act, cleanup, render} from '@testing-library/react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {Helmet} from './Helmet';

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="viewport" content="width=device-width"><meta data-rh="true" name="description" content="Served">';
  document.title = 'Served';
});
afterEach(async () => {
  cleanup();
  await act(async () => {});
});

const contentOf = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute('content'));

async function show(element: React.ReactNode) {
  const result = render(element);
  await act(async () => {});
  return result;
}

it('lets the inner of two say what both say, and leaves alone what is not its own', async () => {
  await show(
    <>
      <Helmet>
        <title>Site</title>
        <meta name="description" content="The site" />
        <meta property="og:title" content="Site" />
      </Helmet>
      <Helmet>
        <title>Cart | Site</title>
        <meta name="description" content="The cart" />
      </Helmet>
    </>,
  );
  expect(document.title).toBe('Cart | Site');
  expect(contentOf('[name=description]')).toEqual(['The cart']);
  expect(contentOf('[property="og:title"]')).toEqual(['Site']);
  expect(contentOf('[name=viewport]')).toEqual(['width=device-width']);
});

it('keeps the served element when it says the same', async () => {
  const served = document.head.querySelector('[name=description]');
  await show(
    <Helmet>
      <meta name="description" content="Served" />
    </Helmet>,
  );
  expect(document.head.querySelectorAll('[name=description]')).toHaveLength(1);
  expect(document.head.querySelector('[name=description]')).toBe(served);
});

it('keeps several elements of one subject from one place, in fragments too', async () => {
  await show(
    <Helmet>
      <>
        <meta property="article:tag" content="cart" />
        <meta property="article:tag" content="checkout" />
      </>
    </Helmet>,
  );
  expect(contentOf('[property="article:tag"]')).toEqual(['cart', 'checkout']);
});

it('sets attributes of html and body, follows their changes and takes them back', async () => {
  document.documentElement.setAttribute('data-theme', 'dark');
  const head = (hydrated: boolean) => (
    <Helmet>
      <html lang="en" data-has-hydrated={hydrated} className="docs" />
      <body className="wide" />
    </Helmet>
  );
  const {rerender, unmount} = await show(head(false));
  const {attributes} = document.documentElement;
  expect(attributes.getNamedItem('data-has-hydrated')?.value).toBe('false');
  rerender(head(true));
  await act(async () => {});
  expect(attributes.getNamedItem('data-has-hydrated')?.value).toBe('true');
  expect([document.documentElement.className, document.body.className]).toEqual(['docs', 'wide']);
  unmount();
  await act(async () => {});
  expect(attributes.getNamedItem('lang')).toBeNull();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('writes data for search engines as text, never as markup', async () => {
  const text = JSON.stringify({name: '</script><b id="loose">'});
  await show(
    <Helmet>
      <script type="application/ld+json">{text}</script>
    </Helmet>,
  );
  expect(document.head.querySelector('script')?.textContent).toBe(text);
  expect(document.querySelector('#loose')).toBeNull();
});
