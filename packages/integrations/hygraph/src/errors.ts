import type {VendorFailure} from '@storefront-toolkit/integration-core';
import {ClientError} from 'graphql-request';

/** Reads what the client threw. */
export function explain(cause: unknown): VendorFailure | undefined {
  if (cause instanceof ClientError) {
    const {status, headers} = cause.response;
    const retryAfter = (headers as Headers | undefined)?.get('retry-after');
    return status < 300 ? {unreadable: true} : {status, retryAfter};
  }
  // The client has no class of its own for an answer that is no GraphQL, such as HTML.
  const noResult = cause instanceof Error && cause.message.startsWith('Invalid execution result');
  return noResult || cause instanceof SyntaxError ? {unreadable: true} : undefined;
}
