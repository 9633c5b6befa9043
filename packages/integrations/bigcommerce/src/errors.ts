import {
  BigCommerceAPIError,
  BigCommerceAuthError,
  BigCommerceGQLError,
} from '@bigcommerce/catalyst-client';
import type {VendorFailure} from '@storefront-toolkit/integration-core';

/** The messages of GraphQL errors, which arrive without a type of their own. */
function reasonOf(errors: readonly unknown[]): string | undefined {
  const messages = errors.flatMap((error) =>
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : [],
  );
  return messages.join(' ') || undefined;
}

/** Reads what `@bigcommerce/catalyst-client` throws. It hands on no headers, so how long to wait is a guess. */
export function explainBigCommerceFailure(cause: unknown): VendorFailure | undefined {
  if (cause instanceof BigCommerceAPIError) {
    return {status: cause.status, reason: reasonOf(cause.graphqlErrors)};
  }
  if (cause instanceof BigCommerceAuthError) return {status: 401};
  if (cause instanceof SyntaxError) return {unreadable: true};
  if (!(cause instanceof BigCommerceGQLError)) return undefined;
  const reason = reasonOf(cause.errors);
  // BigCommerce's own failures come with status 200 too, under this name.
  if (reason?.includes('Internal server error')) return {status: 500};
  return {status: 200, refused: true, reason};
}
