import * as bigcommerce from '@storefront-toolkit/integration-bigcommerce';
import * as commercetools from '@storefront-toolkit/integration-commercetools';
import * as shopify from '@storefront-toolkit/integration-shopify';
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeAll, expect, it} from 'vitest';
import {installNativeOverlays} from '../../../../tests/lib/native-overlays.ts';
import bigcommercePayload from '../../../guides/normalization/payloads/bigcommerce.json';
import commercetoolsPayload from '../../../guides/normalization/payloads/commercetools.json';
import shopifyPayload from '../../../guides/normalization/payloads/shopify.json';
import VendorSwitch from './VendorSwitch.tsx';
import {vendors} from './vendors.ts';

const SOURCES: Record<string, {payload: object; exports: object}> = {
  shopify: {payload: shopifyPayload, exports: shopify},
  commercetools: {payload: commercetoolsPayload, exports: commercetools},
  bigcommerce: {payload: bigcommercePayload, exports: bigcommerce},
};

beforeAll(installNativeOverlays);
afterEach(cleanup);

it.each(vendors)('names a function of $title, and what it sends', ({key, factory, sends}) => {
  const {payload, exports} = SOURCES[key]!;
  expect(exports).toHaveProperty(factory, expect.any(Function));
  expect(JSON.stringify(payload)).toContain(sends.replace(/^\{(.*)\}$/, '$1').replace(': ', ':'));
});

it.each(vendors)('gives the product of $title pictures from the fixtures', ({product}) => {
  expect(product.media).toHaveLength(2);
  for (const {media} of product.variants) expect(media).toHaveLength(1);
});

it.each(vendors)('shows the same page with $title', ({title, product}) => {
  render(<VendorSwitch />);
  const shown = () => document.querySelector('[data-sku]')!.textContent;
  const before = shown();
  fireEvent.click(screen.getByRole('radio', {name: title}));
  expect(shown()).toBe(before);
  const {id} = product.options[0]!.values[0]!;
  expect(screen.getByRole<HTMLInputElement>('radio', {name: 'Moss'}).value).toBe(id);
});

it('opens the cart with what was added', async () => {
  render(<VendorSwitch />);
  fireEvent.click(screen.getByRole('button', {name: 'Increase'}));
  fireEvent.submit(screen.getByRole('button', {name: 'Add to cart'}).closest('form')!);
  const cart = await screen.findByRole('dialog', {name: 'Your cart'});
  expect(within(cart).getByRole('listitem').textContent).toBe('2 × Rain jacket, Moss€258.00');
});
