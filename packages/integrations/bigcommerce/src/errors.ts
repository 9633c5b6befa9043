import {BigCommerceAPIError, BigCommerceAuthError} from '@bigcommerce/catalyst-client';
import type {VendorFailure} from '@storefront-toolkit/integration-core';

/** Reads what `@bigcommerce/catalyst-client` throws. It hands on no headers, so how long to wait is a guess. */
export function explainBigCommerceFailure(cause: unknown): VendorFailure | undefined {
  if (cause instanceof BigCommerceAPIError) return {status: cause.status};
  if (cause instanceof BigCommerceAuthError) return {status: 401};
  if (cause instanceof SyntaxError) return {unreadable: true};
  return undefined;
}
