import type {ServerResponse} from 'node:http';
import {everyAnswer} from './headers.ts';

/**
 * The header that closes the connection after an answer: the rest of a body that nobody reads would be taken for the next request.
 * HTTP/2 has a stream for each request, and forbids the header (RFC 9113, section 8.2.2).
 */
export const closing = ({req}: ServerResponse): Record<string, string> =>
  req.httpVersionMajor === 1 ? {Connection: 'close'} : {};

/** Answers with a text that nobody may keep. A response that is over, or whose client has left, stays as it is. */
export function answer(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string>,
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    ...everyAnswer,
    ...headers,
    'Cache-Control': 'no-store',
    // An answer that can't have a body may not say how long it is (RFC 9110, section 8.6).
    ...(status !== 204 && {'Content-Length': Buffer.byteLength(body)}),
  });
  response.end(body);
}
