import type {VendorFailure} from '@storefront-toolkit/integration-core';
import {ClientError} from 'graphql-request';

/** Setting that a message of Hygraph is about. */
function settingOf(message: string): string | undefined {
  if (/"Locale"|\$locales|locale/i.test(message)) return 'locales';
  // A model or field that the project lacks, or that a field can't lead to.
  if (/Unknown type|Cannot query field|can never be of type/.test(message)) return 'without';
  return undefined;
}

/** Faults of Hygraph itself, which it tells with status 200 too. The same query may succeed later. */
const PASSING = /internal server error|timed? ?out|timeout|temporarily/i;

/** Reads the errors of an answer. */
function failureOf({response}: ClientError): VendorFailure {
  const {status, headers, errors = []} = response;
  const retryAfter = (headers as Headers | undefined)?.get('retry-after');
  const messages = errors.map(({message}) => message).filter(Boolean);
  const reason = messages.join(' ') || undefined;
  if (status >= 300) return {status, retryAfter, reason, setting: settingOf(reason ?? '')};
  if (messages.length === 0) return {unreadable: true};
  if (messages.some((message) => /not allowed|permission/i.test(message))) return {status: 403};
  if (messages.some((message) => PASSING.test(message))) return {};
  return {status, refused: true, reason, setting: settingOf(reason ?? '')};
}

/** Reads what the client threw. */
export function explain(cause: unknown): VendorFailure | undefined {
  if (cause instanceof ClientError) return failureOf(cause);
  // The client has no class of its own for an answer that isn't GraphQL, such as HTML.
  const noResult = cause instanceof Error && cause.message.startsWith('Invalid execution result');
  return noResult || cause instanceof SyntaxError ? {unreadable: true} : undefined;
}
