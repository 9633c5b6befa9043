import type {VendorFailure} from '@storefront-toolkit/integration-core';
import type {CartMessage, CartMessageCode} from '@storefront-toolkit/types/cart';
import {isIntegrationError} from '@storefront-toolkit/types/config';

/** The parts of what the client rejects with that are read here. */
interface ClientFailure {
  readonly statusCode?: unknown;
  readonly headers?: Readonly<Record<string, unknown>> | null;
  readonly body?: unknown;
  readonly error?: unknown;
}

/** An error that the body of an answer names, such as `DiscountCodeNonApplicable`. */
interface ApiFault {
  readonly code: string;
  readonly message: string;
  readonly reason?: unknown;
  /** Field that the error is about. */
  readonly field?: unknown;
  /** Text for shoppers by its locale, from an extension of the store. */
  readonly localizedMessage?: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The failure itself: the client wraps those of the network once more. */
function failureIn(cause: unknown): ClientFailure | undefined {
  if (!isObject(cause)) return undefined;
  const outer = cause as ClientFailure;
  if (typeof outer.statusCode === 'number') return outer;
  return isObject(outer.error) ? outer.error : undefined;
}

/** The errors that the body names. Empty when there is none that can be read. */
function faultsIn(cause: unknown): readonly ApiFault[] {
  const body = failureIn(cause)?.body;
  const errors = isObject(body) && 'errors' in body ? body.errors : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.filter(
    (error: unknown): error is ApiFault =>
      isObject(error) &&
      'code' in error &&
      typeof error.code === 'string' &&
      'message' in error &&
      typeof error.message === 'string',
  );
}

/** Why a call was refused, in the words of the API. */
function reasonIn(cause: unknown): string | undefined {
  const faults = faultsIn(cause).map(({code, message}) => `${code}: ${message}`);
  if (faults.length > 0) return faults.join(' ');
  const body = failureIn(cause)?.body;
  const message = isObject(body) && 'message' in body ? body.message : undefined;
  return typeof message === 'string' && message ? message : undefined;
}

/** Reads what `@commercetools/ts-client` rejects with. */
export function explainCommercetoolsFailure(cause: unknown): VendorFailure | undefined {
  if (cause instanceof SyntaxError) return {unreadable: true};
  const failure = failureIn(cause);
  if (failure?.body instanceof SyntaxError || failure?.error instanceof SyntaxError) {
    return {unreadable: true};
  }
  const {statusCode, headers} = failure ?? {};
  if (typeof statusCode !== 'number' || statusCode === 0) return undefined;
  const retryAfter = headers?.['retry-after'];
  const setting = faultsIn(cause).some(({field}) => field === 'locale') ? 'cartLocale' : undefined;
  return {
    status: statusCode,
    retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
    reason: reasonIn(cause),
    setting,
  };
}

/** Whether another request has changed the thing in the meantime. */
export const isConflict = (error: unknown): boolean =>
  isIntegrationError(error) && error.type === 'refused' && error.status === 409;

/** Errors that are rules of the store, with what they mean to a shopper. Any other is a fault of the caller. */
const RULES: Readonly<Record<string, CartMessageCode>> = {
  DiscountCodeNonApplicable: 'coupon-not-applicable',
  MaxCartDiscountsReached: 'coupon-not-applicable',
  OutOfStock: 'out-of-stock',
  LineItemQuantityAboveLimit: 'quantity-limited',
  LineItemQuantityBelowLimit: 'quantity-limited',
  PriceChanged: 'price-changed',
  ShippingMethodDoesNotMatchCart: 'shipping-unavailable',
  MatchingPriceNotFound: 'other',
  MissingTaxRateForCountry: 'other',
  InvalidOperation: 'other',
  ExtensionUpdateActionsFailed: 'other',
};

/** The meanings of the reasons for which a code is refused. */
const REASONS: ReadonlyMap<unknown, CartMessageCode> = new Map([
  ['DoesNotExist', 'coupon-unknown'],
  ['TimeRangeNonApplicable', 'coupon-expired'],
]);

/** The text for shoppers in the best locale: an extension may send one. Otherwise it is the text of the API. */
function textOf({message, localizedMessage}: ApiFault, locales: readonly string[]): string {
  const texts = isObject(localizedMessage)
    ? new Map<string, unknown>(Object.entries(localizedMessage))
    : undefined;
  const text = locales.map((locale) => texts?.get(locale)).find((each) => typeof each === 'string');
  return typeof text === 'string' ? text : message;
}

/**
 * A refusal by one of the store's rules, as a message of the cart.
 *
 * @param locales - Locales in which a text is looked for, best first.
 * @returns `undefined` for any other failure.
 */
export function refusalIn(
  error: unknown,
  locales: readonly string[],
  couponCode: string | undefined,
): CartMessage | undefined {
  if (!isIntegrationError(error) || error.type !== 'refused' || error.status !== 400) {
    return undefined;
  }
  const [fault] = faultsIn(error.cause);
  if (!fault) return undefined;
  const rule = RULES[fault.code] ?? (fault.localizedMessage ? 'other' : undefined);
  if (!rule) return undefined;
  const text = textOf(fault, locales);
  if (rule !== 'coupon-not-applicable') return {level: 'error', code: rule, text};
  const code = REASONS.get(fault.reason) ?? rule;
  return {level: 'error', code, text, ...(couponCode && {couponCode})};
}
