// cspell:words unbekannt

import {
  rawCart,
  rawCollection,
  rawMenu,
  rawProduct,
  rawProductList,
  rawVariant,
} from '../../../../packages/integrations/shopify/src/testing/fixtures.ts';
import {
  type QueryRequest,
  storeBySchema,
} from '../../../../packages/integrations/shopify/src/testing/store.ts';
import {unanswered} from './unanswered.ts';

/** A Shopify store as the variables of the shop name it. */
export const SHOPIFY = {SHOPIFY_STORE_DOMAIN: 'shop.example.com', SHOPIFY_PRIVATE_TOKEN: 'secret'};

const [red, dots] = rawProduct.variants?.nodes ?? [];
const variants = [red ?? rawVariant, {...rawVariant, ...dots, availableForSale: true}];
const mug = {...rawProduct, variants: {...rawProduct.variants, nodes: variants}};
const blue = [
  {name: 'Color', value: 'Blue'},
  {name: 'Size', value: 'S'},
];
const pot = {
  ...rawProduct,
  id: 'gid://shopify/Product/2',
  handle: 'tea-pot',
  title: 'Tea pot',
  variants: {nodes: [{...rawVariant, selectedOptions: blue}]},
};
const products = [mug, pot];

interface VariantFilter {
  readonly variantOption?: {readonly name: string; readonly value: string};
}

/** The products with a variant that each filter fits. */
const filtered = (filters: readonly VariantFilter[]) =>
  products.filter(({variants: {nodes}}) =>
    filters.every(({variantOption: wanted, ...other}) => {
      if (!wanted) return unanswered(`the filter ${JSON.stringify(other)}`);
      const {name, value} = wanted;
      return nodes.some(({selectedOptions}) =>
        (selectedOptions ?? []).some((option) => option.name === name && option.value === value),
      );
    }),
  );

/** Amounts are texts. */
const euros = (amount: number) => ({amount: amount.toFixed(2), currencyCode: 'EUR'});

interface Line {
  readonly id: string;
  readonly merchandiseId: string;
  quantity: number;
}

/** A cart line, with the sums of its variant. */
function toRawLine({id, merchandiseId, quantity}: Line) {
  const variant = variants.find((one) => one.id === merchandiseId);
  if (!variant) return unanswered(`the variant ${merchandiseId}`);
  const price = Number((variant.price as {amount: string}).amount);
  return {
    __typename: 'CartLine',
    id,
    quantity,
    attributes: [],
    cost: {
      amountPerQuantity: euros(price),
      compareAtAmountPerQuantity: variant.compareAtPrice,
      subtotalAmount: euros(price * quantity),
      totalAmount: euros(price * quantity),
    },
    discountAllocations: [],
    merchandise: {...variant, product: {...mug, variants: undefined}},
  };
}

/** Carts with what was put into them, and nothing taken off. */
function openCarts() {
  const carts = new Map<string, Line[]>();
  const linesOf = (id: string) => carts.get(id) ?? unanswered(`the cart ${id}`);
  const cart = (id: string) => {
    const nodes = linesOf(id).map(toRawLine);
    return {
      ...rawCart,
      id,
      checkoutUrl: id.replace('gid://shopify/Cart', 'https://shop.example.com/cart/c'),
      totalQuantity: nodes.reduce((sum, {quantity}) => sum + quantity, 0),
      cost: {
        totalAmount: euros(nodes.reduce((sum, {cost}) => sum + Number(cost.totalAmount.amount), 0)),
      },
      discountCodes: [],
      discountAllocations: [],
      appliedGiftCards: [],
      deliveryGroups: {nodes: []},
      lines: {nodes, pageInfo: {hasNextPage: false, endCursor: null}},
    };
  };
  const changed = (id: string, warnings: readonly object[] = []) => ({
    cart: cart(id),
    userErrors: [],
    warnings,
  });
  return {
    cart: ({id}: {id: string}) => (carts.has(id) ? cart(id) : null),
    cartCreate() {
      const id = `gid://shopify/Cart/${carts.size + 1}?key=secret`;
      carts.set(id, []);
      return changed(id);
    },
    cartLinesAdd({cartId, lines: added}: {cartId: string; lines: readonly Omit<Line, 'id'>[]}) {
      const lines = linesOf(cartId);
      for (const line of added) {
        lines.push({...line, id: `gid://shopify/CartLine/${lines.length + 1}`});
      }
      return changed(cartId);
    },
    cartLinesUpdate({
      cartId,
      lines,
    }: {
      cartId: string;
      lines: readonly Omit<Line, 'merchandiseId'>[];
    }) {
      for (const {id, quantity} of lines) {
        const line = linesOf(cartId).find((one) => one.id === id) ?? unanswered(`the line ${id}`);
        line.quantity = quantity;
      }
      return changed(cartId);
    },
    cartDiscountCodesUpdate({cartId, discountCodes}: {cartId: string; discountCodes: string[]}) {
      const code = 'DISCOUNT_NOT_FOUND';
      return changed(
        cartId,
        discountCodes.map((entered) => {
          return {code, message: `Der Code ${entered} ist unbekannt.`, target: cartId};
        }),
      );
    },
  };
}

/** Answers as the Storefront API, by its published schema. */
export function answerShopify(): (request: Request) => Promise<Response> {
  const titles = new Map([
    ['kitchen', 'Kitchen'],
    ['mugs', 'Mugs'],
  ]);
  const root = {
    product: ({handle}: {handle: string}) => products.find((one) => one.handle === handle) ?? null,
    menu: rawMenu,
    collection: ({handle}: {handle: string}) =>
      titles.has(handle)
        ? {
            ...rawCollection,
            handle,
            title: titles.get(handle),
            products: ({filters}: {filters: readonly VariantFilter[]}) => ({
              ...rawProductList,
              nodes: filtered(filters),
            }),
          }
        : null,
    ...openCarts(),
  };
  const known = new Proxy<Readonly<Record<string, unknown>>>(root, {
    get: (target, name): unknown =>
      Reflect.get(target, name) ?? (() => unanswered(`the field ${String(name)}`)),
  });
  const answer = storeBySchema(undefined, known);
  return async (request) => {
    const {host} = new URL(request.url);
    if (host !== SHOPIFY.SHOPIFY_STORE_DOMAIN) unanswered(request.url);
    const response = await answer((await request.json()) as QueryRequest);
    const {errors} = (await response.clone().json()) as {errors?: unknown};
    // Shopify refuses with messages of the cart: an error is a fault of the query.
    if (errors) unanswered(`a query: ${JSON.stringify(errors)}`);
    return response;
  };
}
