// cspell:words Küche kueche Teekanne teekanne unbekannt

import type {CartUpdateAction} from '@commercetools/platform-sdk';
import {
  rawCart,
  rawCategory,
  rawProduct,
  rawSearch,
  rawVariant,
} from '../../../../packages/integrations/commercetools/src/testing/fixtures.ts';
import {
  aside,
  projectWith,
} from '../../../../packages/integrations/commercetools/src/testing/project.ts';
import {unanswered} from './unanswered.ts';

/** A commercetools project as the variables of the shop name it. */
export const COMMERCETOOLS = {
  COMMERCETOOLS_REGION: 'europe-west1.gcp',
  COMMERCETOOLS_PROJECT_KEY: 'outdoor',
  COMMERCETOOLS_CLIENT_ID: 'id',
  COMMERCETOOLS_CLIENT_SECRET: 'secret',
};

const euros = (centAmount: number) => ({
  type: 'centPrecision',
  centAmount,
  currencyCode: 'EUR',
  fractionDigits: 2,
});

const [blue] = rawProduct.variants ?? [];
const variants = [rawVariant, {...blue, availability: {isOnStock: true, availableQuantity: 5}}];
const mug = {...rawProduct, variants: variants.slice(1)};
const pot = {
  ...rawProduct,
  id: 'p-2',
  name: {de: 'Teekanne'},
  slug: {de: 'teekanne'},
  masterVariant: {...rawVariant, price: {id: 'price-9', value: euros(4200)}},
  variants: [],
};
const parent = {
  ...rawCategory,
  id: 'c-5',
  parent: undefined,
  ancestors: [],
  name: {de: 'Küche'},
  slug: {de: 'kueche'},
};
const catalog = projectWith([mug, pot], [parent, rawCategory]);
/** Prices of the products, in cents. */
const prices = new Map([
  ['p-1', 1990],
  ['p-2', 4200],
]);

interface Search {
  readonly postFilter?: {readonly and?: readonly {readonly range?: {readonly lte?: number}}[]};
  readonly facets?: readonly {readonly stats?: {readonly name: string}}[];
}

/** An answer of Product Search. Of the filters, it knows the highest price. */
function search({postFilter, facets = []}: Search) {
  const highest = postFilter?.and?.find(({range}) => range)?.range?.lte;
  if (postFilter && highest === undefined) unanswered(`the filter ${JSON.stringify(postFilter)}`);
  const results = [...prices].filter(([, price]) => price <= (highest ?? Infinity));
  return {
    ...rawSearch,
    total: results.length,
    facets: facets.map(
      ({stats}) =>
        rawSearch.facets?.find((facet) => facet?.name === stats?.name) ??
        unanswered(`the facet ${JSON.stringify(stats)}`),
    ),
    results: results.map(([id]) => ({id})),
  };
}

interface Line {
  readonly variantId: number;
  quantity: number;
}

function toRawLine({variantId, quantity}: Line, index: number) {
  const variant =
    variants.find(({id}) => id === variantId) ?? unanswered(`the variant ${variantId}`);
  const {price} = variant;
  const one = price?.discounted?.value?.centAmount ?? price?.value?.centAmount ?? 0;
  return {
    ...rawCart.lineItems?.[0],
    id: `l-${index + 1}`,
    variant,
    price,
    quantity,
    totalPrice: euros(one * quantity),
    discountedPricePerQuantity: [],
    supplyChannel: undefined,
  };
}

const refused = (message: string, status: number, error: object) =>
  Response.json({statusCode: status, message, errors: [{message, ...error}]}, {status});

function openCarts() {
  const carts = new Map<string, {lines: Line[]; version: number}>();
  const cartOf = (id: string) => carts.get(id) ?? unanswered(`the cart ${id}`);
  const read = (id: string) => {
    const {lines, version} = cartOf(id);
    const lineItems = lines.map(toRawLine);
    const {cartState, lastModifiedAt, priceRoundingMode, shippingMode} = rawCart;
    return {
      ...{id, cartState, lastModifiedAt, priceRoundingMode, shippingMode, version, lineItems},
      country: 'DE',
      customLineItems: [],
      discountCodes: [],
      shipping: [],
      totalPrice: euros(lineItems.reduce((sum, line) => sum + line.totalPrice.centAmount, 0)),
    };
  };
  return {
    read,
    create() {
      const id = `cart-${carts.size + 1}`;
      carts.set(id, {lines: [], version: 1});
      return read(id);
    },
    change(
      id: string,
      {version, actions}: {version: number; actions: readonly CartUpdateAction[]},
    ) {
      const cart = cartOf(id);
      if (version !== cart.version) {
        return refused('The version is another one.', 409, {code: 'ConcurrentModification'});
      }
      for (const action of actions) {
        if (action.action === 'addLineItem') {
          const {variantId = 0, quantity = 1} = action;
          cart.lines.push({variantId, quantity});
        } else if (action.action === 'changeLineItemQuantity') {
          const {lineItemId = '', quantity} = action;
          cart.lines[Number(lineItemId.replace('l-', '')) - 1]!.quantity = quantity;
        } else if (action.action === 'addDiscountCode') {
          const error = {code: 'DiscountCodeNonApplicable', reason: 'DoesNotExist'};
          return refused(`Der Code ${action.code} ist unbekannt.`, 400, error);
        } else unanswered(`the action ${action.action}`);
      }
      cart.version++;
      return Response.json(read(id));
    },
  };
}

/** Answers as the HTTP API. */
export function answerCommercetools(): (request: Request) => Promise<Response> {
  const carts = openCarts();
  return async (request) => {
    const {host, pathname: path, searchParams: query} = new URL(request.url);
    if (!/^(api|auth)\.europe-west1\.gcp\.commercetools\.com$/.test(host)) unanswered(request.url);
    const {method} = request;
    const asked = {method, path, query, headers: {}, body: undefined};
    const token = aside(asked);
    if (token) return Response.json(token.json);
    const [, resource = '', cartId] = /^\/outdoor\/(.*?)(?:\/(cart-\d+))?$/.exec(path) ?? [];
    const body = async <Body>() => (await request.json()) as Body;
    switch (`${method} ${resource}`) {
      case 'GET categories':
      case 'GET product-projections':
        return Response.json(catalog(asked).json);
      case 'POST products/search':
        return Response.json(search(await body()));
      case 'GET carts':
        return Response.json(carts.read(cartId ?? ''));
      case 'POST carts':
        return cartId ? carts.change(cartId, await body()) : Response.json(carts.create());
      default:
        return unanswered(`${method} ${path}`);
    }
  };
}
