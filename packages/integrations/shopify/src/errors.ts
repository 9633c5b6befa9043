import type {VendorFailure} from '@storefront-toolkit/integration-core';
import type {ClientResponse} from '@shopify/storefront-api-client';

type ResponseErrors = NonNullable<ClientResponse['errors']>;

/** An error of GraphQL, as far as it is read. */
export interface QueryError {
  readonly message: string;
  /** Shopify's own code, such as `THROTTLED`. Empty when it has none, as an error of syntax. */
  readonly code: string;
  /** Keys and indexes that lead to the field that failed. Empty when the query as a whole did. */
  readonly path: readonly (string | number)[];
}

/** The client's answer when there is no data, as something that can be thrown. */
class ShopifyFailure extends Error {
  /**
   * @param status - HTTP status. `undefined` when there was no answer.
   * @param queryErrors - Errors of GraphQL.
   * @param reason - Shopify's message.
   * @param retryAfter - Seconds to wait, or a date, as in the header of that name.
   */
  constructor(
    readonly status: number | undefined,
    readonly queryErrors: readonly QueryError[],
    readonly reason: string | undefined,
    readonly retryAfter: string | null,
  ) {
    super(reason ?? 'Shopify gave no answer.');
    this.name = 'ShopifyFailure';
  }
}

/** Codes of GraphQL errors that come with status 200, and the status that says the same. All others mean that the query is refused. */
const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  THROTTLED: 429,
  ACCESS_DENIED: 403,
  UNAUTHORIZED: 401,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  TIMEOUT: 504,
};

/** The HTTP status that says the same as the code of a GraphQL error. `undefined` for an error that would come again. */
const statusOf = ({code}: QueryError) => STATUS_OF_CODE[code.toUpperCase()];

/** Whether an error is about one field alone, so that the rest of the data can be used. A failure that may pass is tried again instead. */
export const isAboutField = (error: QueryError) => {
  const status = statusOf(error);
  return error.path.length > 1 && (status === undefined || status === 403);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The errors of GraphQL in an answer, which has a text instead when Shopify refuses a call before it reads the query. */
function queryErrorsIn(errors: unknown): readonly QueryError[] {
  if (typeof errors === 'string') return [{message: errors, code: '', path: []}];
  if (!Array.isArray(errors)) return [];
  return errors.filter(isObject).map(({message, extensions, path}) => {
    const code = isObject(extensions) ? extensions.code : undefined;
    return {
      message: typeof message === 'string' ? message : '',
      code: typeof code === 'string' ? code : '',
      path: Array.isArray(path) ? (path as readonly (string | number)[]) : [],
    };
  });
}

/** The message in the body of an answer with an error status: `errors` is a text, or a list as in GraphQL. */
async function errorsInBody(response: Response): Promise<readonly QueryError[]> {
  try {
    const body: unknown = await response.json();
    return isObject(body) ? queryErrorsIn(body.errors) : [];
  } catch {
    // An error page, or a body that was read already. The status says enough.
    return [];
  }
}

/** Seconds until there are points enough for the query, where Shopify tells the cost of queries. */
function waitForPoints(extensions: unknown): string | null {
  const cost = isObject(extensions) ? extensions.cost : undefined;
  const status = isObject(cost) ? cost.throttleStatus : undefined;
  if (!isObject(cost) || !isObject(status)) return null;
  const missing = Number(cost.requestedQueryCost) - Number(status.currentlyAvailable);
  const seconds = missing / Number(status.restoreRate);
  return Number.isFinite(seconds) ? String(Math.max(0, seconds)) : null;
}

/**
 * Makes what is thrown of what the client answers instead of data.
 *
 * @param errors - As the client gives them.
 * @param extensions - Those of the answer, which may tell the cost of the query.
 */
export async function failureOf(
  {networkStatusCode, graphQLErrors, response, message}: ResponseErrors,
  extensions: unknown,
): Promise<ShopifyFailure> {
  const told = queryErrorsIn(graphQLErrors);
  const queryErrors =
    response && !response.ok && told.length === 0 ? await errorsInBody(response) : told;
  const said = queryErrors.map((error) => error.message).filter(Boolean);
  const reason = said.join(' ') || response?.statusText || message;
  const header = response?.headers.get('retry-after') ?? null;
  const retryAfter = header ?? waitForPoints(extensions);
  return new ShopifyFailure(networkStatusCode, queryErrors, reason, retryAfter);
}

/** The part of the request's context that a refused query is about, by the variable that Shopify names. */
function settingIn(reason: string | undefined): string | undefined {
  const variable = /\$(language|country)\b/.exec(reason ?? '')?.[1];
  return variable === 'language' ? 'locale' : variable;
}

/** Reads what `@shopify/storefront-api-client` says about a call that failed. */
export function explainShopifyFailure(cause: unknown): VendorFailure | undefined {
  if (!(cause instanceof ShopifyFailure) || cause.status === undefined) return undefined;
  const {status, queryErrors, reason, retryAfter} = cause;
  if (status !== 200) return {status, retryAfter, reason};
  const known = queryErrors.map(statusOf).find((found) => found !== undefined);
  if (known !== undefined) return {status: known, retryAfter, reason};
  const refused = queryErrors.length > 0;
  const setting = settingIn(reason);
  return {status, retryAfter, reason, refused, setting, unreadable: !refused};
}
