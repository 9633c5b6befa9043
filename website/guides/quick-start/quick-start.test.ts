import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import product from '../normalization/payloads/shopify.json';

vi.setConfig({testTimeout: 60_000});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const context = {
  locale: 'en-IE',
  currency: 'EUR',
  country: 'IE',
  preview: false,
  audiences: [],
} as const;

it('shows a product that Shopify answers with', async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({data: {product}})));
  vi.stubGlobal('fetch', asked);
  vi.stubEnv('SHOPIFY_PRIVATE_TOKEN', 'secret');
  const {ProductCard} = await import('./ProductCard.tsx');
  const html = renderToStaticMarkup(await ProductCard({slug: 'rain-jacket', context}));

  expect(html).toContain('href="/products/rain-jacket"');
  expect(html).toContain('Rain jacket');
  expect(html).toContain('€129.00');
  expect(asked).toHaveBeenCalledOnce();
  expect(asked.mock.calls[0]![0]).toMatch(/^https:\/\/your-store\.myshopify\.com\//);
});
