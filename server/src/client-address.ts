import type {IncomingMessage} from 'node:http';

/** The host that a request names: in a header, or in HTTP/2 in a field of its own. Empty when it names none. */
export const hostHeader = (headers: IncomingMessage['headers']): string =>
  headers.host ?? headers[':authority']?.toString() ?? '';

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** The network of an IPv6 address, the first half of it, since a client has all of that; an IPv4 address as it is. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [before = '', after] = plain.split('::');
  const groups = before.split(':').filter(Boolean);
  const missing = after === undefined ? 0 : 8 - groups.length - after.split(':').length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(after ?? '').split(':')]
    .slice(0, 4)
    .join(':');
}

/**
 * The client that a request counts for. Behind a proxy on the same machine it is the last address of `X-Forwarded-For`, which
 * the proxy wrote; from elsewhere the header is a claim, and is not read.
 */
export function clientOf({socket, headers}: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const address = socket.remoteAddress ?? '';
  if (!LOOPBACK.test(address)) return networkOf(address);
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').at(-1)?.trim();
  return networkOf((forwarded ?? '').slice(0, 45) || address);
}
