import type {VendorFailure} from '@storefront-toolkit/integration-core';
import type {ClientResponse} from '@shopify/storefront-api-client';

type ResponseErrors = NonNullable<ClientResponse['errors']>;

/** What the client answers instead of data, made into something that can be thrown. */
export class ShopifyFailure extends Error {
  constructor(readonly errors: ResponseErrors) {
    super(errors.graphQLErrors?.map(({message}) => message).join(' ') || errors.message);
    this.name = 'ShopifyFailure';
  }
}

/** Codes of GraphQL errors that come with status 200, and the status that says the same. */
const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  THROTTLED: 429,
  ACCESS_DENIED: 403,
  UNAUTHORIZED: 401,
  SHOP_INACTIVE: 503,
  INTERNAL_SERVER_ERROR: 500,
};

/** Reads what `@shopify/storefront-api-client` says about a call that failed. */
export function explainShopifyFailure(cause: unknown): VendorFailure | undefined {
  if (!(cause instanceof ShopifyFailure)) return undefined;
  const {networkStatusCode: status, graphQLErrors, response} = cause.errors;
  if (status === undefined) return undefined;
  const retryAfter = response?.headers.get('retry-after') ?? null;
  const codes = graphQLErrors?.map(({extensions}) => extensions?.code ?? '') ?? [];
  const known = codes.map((code) => STATUS_OF_CODE[code]).find((found) => found !== undefined);
  if (known !== undefined) return {status: known, retryAfter};
  return {status, retryAfter, unreadable: status === 200 && !graphQLErrors?.length};
}
