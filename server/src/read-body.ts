import type {IncomingMessage} from 'node:http';

/** Why a body was not read: it has too many bytes, it took too long, or the client has left. */
type Unread = 'too large' | 'too slow' | 'gone';

/**
 * Reads the body of a request.
 *
 * @param most - Most bytes. One that says that it has more is not read at all.
 * @param time - Milliseconds for all of it.
 */
export function readBody(
  request: IncomingMessage,
  most: number,
  time: number,
): Promise<{body: string} | {unread: Unread}> {
  if (Number(request.headers['content-length'] ?? 0) > most) {
    return Promise.resolve({unread: 'too large'});
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => end({unread: 'too slow'}), time);
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > most) end({unread: 'too large'});
      else chunks.push(chunk);
    };
    const end = (outcome: {body: string} | {unread: Unread}) => {
      clearTimeout(timer);
      request.off('data', take);
      resolve(outcome);
    };
    request.on('data', take);
    request.once('end', () => end({body: Buffer.concat(chunks).toString()}));
    request.once('error', () => end({unread: 'gone'}));
    request.once('close', () => end({unread: 'gone'}));
  });
}
