import type {Server} from 'node:http';
import type {Http2SecureServer, ServerHttp2Session} from 'node:http2';
import type {Socket} from 'node:net';

const endOf = ({remoteAddress, remotePort}: Socket) => `${remoteAddress} ${remotePort}`;

/**
 * Prepares a server for an orderly end. Call it before the server listens.
 *
 * @returns A function that stops accepting connections, closes those that wait for a request, lets running
 * requests finish and resolves when the last one has; what still runs after `graceMs` milliseconds is cut off.
 */
export function prepareShutdown(
  server: Server | Http2SecureServer,
): (graceMs: number) => Promise<void> {
  const sockets = new Set<Socket>();
  /** Connections that are still to be encrypted, by their other end: an encrypted one is another object. */
  const unencrypted = new Map<string, Socket>();
  /** Connections of HTTP/1.1, with the number of requests that each is answering. */
  const connections = new Map<Socket, number>();
  const sessions = new Set<ServerHttp2Session>();
  const isSecure = 'setSecureContext' in server;
  let closing = false;

  server.on('connection', (socket: Socket) => {
    const end = endOf(socket);
    sockets.add(socket);
    if (isSecure) unencrypted.set(end, socket);
    socket.once('close', () => {
      sockets.delete(socket);
      unencrypted.delete(end);
    });
  });
  server.on(isSecure ? 'secureConnection' : 'connection', (socket: Socket) => {
    unencrypted.delete(endOf(socket));
    if ('alpnProtocol' in socket && socket.alpnProtocol === 'h2') return;
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });

  server.prependListener('request', (request: {socket: Socket}, response: NodeJS.EventEmitter) => {
    const {socket} = request;
    if (!connections.has(socket)) return;
    connections.set(socket, (connections.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const running = (connections.get(socket) ?? 1) - 1;
      if (connections.has(socket)) connections.set(socket, running);
      if (closing && running === 0) socket.end();
    });
  });

  return (graceMs) =>
    new Promise((resolve) => {
      closing = true;
      const timer = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, graceMs);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      for (const socket of unencrypted.values()) socket.destroy();
      for (const session of sessions) session.close();
      for (const [socket, running] of connections) if (running === 0) socket.destroy();
    });
}
