import {
  customFields,
  type Field,
  pricingOf,
  readEach,
  readOrReport,
} from '@storefront-toolkit/integration-core';
import type {CustomLineItem, LineItem} from '@storefront-toolkit/types/cart';
import type {SelectedOption} from '@storefront-toolkit/types/catalog';
import {isZeroMoney, type Money, multiplyMoney} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {CartContext} from './normalize-cart.ts';
import {readId, readImage, readMoney, readSlug} from './normalize-product.ts';
import type {RawBasket, RawCartItem} from './raw.ts';

type Maybe<Type> = Type | null | undefined;

/** Choices of a list. Texts, such as an engraving, are not part of the contract. */
const readSelected = (
  field: Field<RawCartItem['selectedOptions']>,
  {report}: CartContext,
): readonly SelectedOption[] =>
  readEach(field.list(), 'option', report, (option) => {
    if (!option.at('valueEntityId').given()) return undefined;
    return {
      optionId: readId(option.at('entityId')),
      optionLabel: option.at('name').filledText(),
      valueId: readId(option.at('valueEntityId')),
      valueLabel: option.at('value').filledText(),
    };
  });

function readQuantity(field: Field<number | undefined>): number {
  const quantity = field.integer();
  return quantity > 0 ? quantity : field.fail('a whole number above 0');
}

/** A line with a product. Its price is the one before discounts; `total` has those that BigCommerce gives the line. */
export function readLine<LineCustom extends object>(
  field: Field<Maybe<RawCartItem>>,
  currency: CurrencyCode,
  context: CartContext<object, LineCustom>,
): LineItem<LineCustom> {
  const {source, tax, line, report} = context;
  const productId = readId(field.at('productEntityId'));
  const variant = field.at('variantEntityId').given();
  const variantId = variant ? readId(variant) : productId;
  const name = field.at('name').filledText();
  const picture = field.at('image').given();
  const image = picture && readOrReport('image', report, () => readImage(picture, name));
  const original = field.at('originalPrice').given();
  const quantity = readQuantity(field.at('quantity'));
  const price = readMoney(field.at('listPrice'), currency);
  return {
    id: field.at('entityId').filledText(),
    productId,
    variantId,
    sku: field.at('sku').optionalText() ?? variantId,
    name,
    slug: readSlug(field.at('url')),
    ...(image && {image}),
    selectedOptions: readSelected(field.at('selectedOptions'), context),
    quantity,
    unitPricing: pricingOf({
      price,
      listPrice:
        original && readOrReport('list price', report, () => readMoney(original, currency)),
      tax,
    }),
    subtotal: multiplyMoney(price, quantity),
    total: readMoney(field.at('extendedSalePrice'), currency),
    gift: false,
    promotions: [],
    quantityRule: {min: 1, step: 1},
    availability: {status: 'in-stock'},
    custom: customFields(line, field.value as RawCartItem, source, field.path),
  };
}

type Given = Pick<CustomLineItem, 'id' | 'kind' | 'name' | 'quantity'> &
  Partial<Pick<CustomLineItem, 'lineItemId'>>;

function customLine(given: Given, unitPrice: Money): CustomLineItem {
  const subtotal = multiplyMoney(unitPrice, given.quantity);
  return {...given, unitPrice, subtotal, total: subtotal, promotions: []};
}

/** Lines without a product: gift wrap, gift certificates, custom items, and what the checkout asks for handling. */
export function readCustomLines(
  field: Field<RawBasket>,
  currency: CurrencyCode,
): readonly CustomLineItem[] {
  const items = field.at('cart').at('lineItems');
  const wraps = items
    .at('physicalItems')
    .list()
    .flatMap((item) => {
      const wrap = item.at('giftWrapping').given();
      if (!wrap) return [];
      const lineItemId = item.at('entityId').filledText();
      const name = wrap.at('name').filledText();
      const quantity = readQuantity(item.at('quantity'));
      const given = {id: `wrap-${lineItemId}`, kind: 'gift-wrap', name, quantity} as const;
      return [customLine({...given, lineItemId}, readMoney(wrap.at('amount'), currency))];
    });
  const certificates = (items.at('giftCertificates').given()?.list() ?? []).map((item) => {
    const [id, name] = [item.at('entityId').filledText(), item.at('name').filledText()];
    const amount = readMoney(item.at('amount'), currency);
    return customLine({id, kind: 'gift-certificate', name, quantity: 1}, amount);
  });
  const customs = (items.at('customItems').given()?.list() ?? []).map((item) => {
    const [id, name] = [item.at('entityId').filledText(), item.at('name').filledText()];
    const quantity = readQuantity(item.at('quantity'));
    return customLine(
      {id, kind: 'custom', name, quantity},
      readMoney(item.at('listPrice'), currency),
    );
  });
  const cost = field.at('checkout').at('handlingCostTotal').given();
  const handling = cost && readMoney(cost, currency);
  const fees =
    handling && !isZeroMoney(handling)
      ? [customLine({id: 'handling', kind: 'fee', name: 'Handling', quantity: 1}, handling)]
      : [];
  return [...wraps, ...certificates, ...customs, ...fees];
}
