import {type Server, type ServerResponse, STATUS_CODES} from 'node:http';
import type {Socket} from 'node:net';

/** Statuses by the code of what the parser of requests found. Anything else is answered with 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The time that a refused client may go on sending, in milliseconds. */
const LINGER = 1000;

/**
 * Answers requests that aren't HTTP or are too large, and closes their connections. Node's own handler closes without an answer
 * while the response before has all its bytes on the way but is not over yet. It also closes at once, and a connection that
 * is closed with unread bytes is reset, which can overtake the answer (RFC 9112, section 9.6). So what such a client still
 * sends is read and dropped for a moment.
 */
export function answerClientErrors(server: Server): void {
  const responses = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({socket}, response) => void responses.set(socket, response));

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const refuse = () => {
      if (socket.writableEnded) return;
      const status = STATUSES[error.code ?? ''] ?? 400;
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
      setTimeout(() => socket.destroy(), LINGER).unref();
    };
    const before = responses.get(socket);
    if (!socket.writable) socket.destroy();
    // In the middle of a response, the answer would be taken for a part of it.
    else if (before?.writableEnded === false) before.once('finish', refuse);
    else refuse();
  });
}
