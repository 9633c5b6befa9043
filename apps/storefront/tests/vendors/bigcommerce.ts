// cspell:words unbekannt

import {
  rawBasket,
  rawCategory,
  rawListed,
  rawProduct,
  rawSearch,
  rawTree,
  rawVariant,
} from '../../../../packages/integrations/bigcommerce/src/testing/fixtures.ts';
import {unanswered} from './unanswered.ts';

/** A BigCommerce store as the variables of the shop name it. */
export const BIGCOMMERCE = {
  BIGCOMMERCE_STORE_HASH: 'outdoor',
  BIGCOMMERCE_CHANNEL_ID: '1',
  BIGCOMMERCE_STOREFRONT_TOKEN: 'secret',
};

const ORIGIN = 'https://store-outdoor-1.mybigcommerce.com';

const list = <Node>(...nodes: Node[]) => ({edges: nodes.map((node) => ({node}))});
const euros = (value: number) => ({value, currencyCode: 'EUR'});

const dots = {
  ...(rawProduct.variants?.edges?.[1]?.node ?? rawVariant),
  inventory: {isInStock: true, aggregated: {availableToSell: 5}},
};
const variants = [rawVariant, dots];
const mug = {
  ...rawProduct,
  __typename: 'Product',
  variants: {...list(...variants), pageInfo: {hasNextPage: false}},
};
/** Products of a list, each with its color. */
const listed = [
  {color: 'Red', product: rawListed},
  {color: 'Blue', product: {...rawListed, entityId: 2, name: 'Tea pot', path: '/tea-pot/'}},
];

type Variables = Readonly<Record<string, never>>;

interface Filters {
  readonly categoryEntityId?: number;
  readonly productAttributes?: readonly {
    readonly attribute: string;
    readonly values: readonly string[];
  }[];
}

function search({filters}: {readonly filters: Filters}) {
  const {productAttributes = [], categoryEntityId, ...others} = filters;
  if (categoryEntityId === undefined) unanswered(`the filters ${JSON.stringify(others)}`);
  const found = listed.filter(({color}) =>
    productAttributes.every(({attribute, values}) =>
      attribute === 'Color' ? values.includes(color) : unanswered(`the attribute ${attribute}`),
    ),
  );
  const {searchProducts} = rawSearch;
  const products = {
    ...list(...found.map(({product}) => product)),
    collectionInfo: {totalItems: found.length},
    pageInfo: {hasPreviousPage: false, hasNextPage: false, startCursor: 'c-1', endCursor: 'c-2'},
  };
  return {...rawSearch, searchProducts: {...searchProducts, products}};
}

interface Item {
  readonly variantEntityId: number;
  quantity: number;
}

/** The items of a change, by the names of the API. */
interface Changes {
  readonly lineItems?: readonly Item[];
  readonly lineItem?: Item;
  readonly couponCode?: string;
}

interface Input extends Changes {
  readonly cartEntityId?: string;
  readonly checkoutEntityId?: string;
  readonly lineItemEntityId?: string;
  readonly data?: Changes;
}

function toRawItem({variantEntityId, quantity}: Item, index: number) {
  const {sku, prices, options} =
    variants.find(({entityId}) => entityId === variantEntityId) ??
    unanswered(`the variant ${variantEntityId}`);
  const price = prices?.price?.value ?? 0;
  const chosen = options?.edges?.[0]?.node?.values?.edges?.[0]?.node;
  return {
    entityId: `line-${index + 1}`,
    productEntityId: 1,
    variantEntityId,
    name: mug.name,
    sku,
    url: `${ORIGIN}${mug.path}`,
    quantity,
    originalPrice: euros(price),
    listPrice: euros(price),
    extendedSalePrice: euros(price * quantity),
    selectedOptions: [
      {entityId: 31, name: 'Color', value: chosen?.label, valueEntityId: chosen?.entityId},
    ],
  };
}

function openCarts() {
  const carts = new Map<string, Item[]>();
  const itemsOf = (id: string) => carts.get(id) ?? unanswered(`the cart ${id}`);
  return {
    read({id}: {id: string}) {
      if (!carts.has(id)) return {cart: null, checkout: null};
      const physicalItems = itemsOf(id).map(toRawItem);
      const sum = physicalItems.reduce((all, item) => all + item.extendedSalePrice.value, 0);
      const lineItems = {physicalItems, digitalItems: [], giftCertificates: [], customItems: []};
      const total = euros(sum);
      return {
        cart: {...rawBasket.cart, entityId: id, discountedAmount: euros(0), lineItems},
        checkout: {subtotal: total, grandTotal: total, taxTotal: euros(0), taxes: [], coupons: []},
      };
    },
    change(name: string, input: Input) {
      const {cartEntityId: id = `c-${carts.size + 1}`, lineItemEntityId = '', data = input} = input;
      if (name === 'applyCheckoutCoupon') {
        return {errors: [{message: `Der Code ${data.couponCode} ist unbekannt.`}]};
      }
      if (name === 'createCart') carts.set(id, [...(data.lineItems ?? [])]);
      else if (name === 'addCartLineItems') itemsOf(id).push(...(data.lineItems ?? []));
      else if (name === 'updateCartLineItem' && data.lineItem) {
        itemsOf(id)[Number(lineItemEntityId.replace('line-', '')) - 1] = data.lineItem;
      } else unanswered(`the change ${name}`);
      return {data: {area: {change: {cart: {entityId: id}}}}};
    },
    /** The address of the hosted checkout, which works once. */
    checkout({cartEntityId: id = ''}: Input) {
      itemsOf(id);
      const redirectedCheckoutUrl = `${ORIGIN}/cart.php?action=loadInCheckout&id=${id}&token=once`;
      return {data: {cart: {createCartRedirectUrls: {redirectUrls: {redirectedCheckoutUrl}}}}};
    },
  };
}

/** Answers as the GraphQL Storefront API, by the name of each query. */
export function answerBigCommerce(): (request: Request) => Promise<Response> {
  const carts = openCarts();
  const QUERIES: Readonly<Record<string, (variables: Variables) => unknown>> = {
    CategoryTree: () => ({categoryTree: rawTree}),
    Category: ({id}) => ({
      category: {...rawCategory, entityId: id, name: 'Kitchen', path: '/kitchen/'},
    }),
    SearchProducts: (variables) => ({search: search(variables as never)}),
    ProductByPath: ({path}) => ({route: {node: path === mug.path ? mug : null}}),
    ProductOfVariant: ({id}) => ({
      product: variants.some(({entityId}) => entityId === id) ? {entityId: 1} : null,
    }),
    Cart: (variables) => carts.read(variables as never),
  };
  return async (request) => {
    if (!request.url.startsWith(`${ORIGIN}/graphql`)) unanswered(request.url);
    const {query, variables} = (await request.json()) as {query: string; variables: Variables};
    const [, kind, name = ''] = /^(query|mutation) (\w+)/.exec(query.trim()) ?? [];
    if (kind === 'mutation') {
      const {input = {}} = variables as {input?: Input};
      const [, change = ''] = /change: (\w+)\(/.exec(query) ?? [];
      return Response.json(
        query.includes('createCartRedirectUrls(')
          ? carts.checkout(input)
          : carts.change(change, input),
      );
    }
    const site = QUERIES[name] ?? unanswered(`the query ${name}`);
    return Response.json({data: {site: site(variables)}});
  };
}
