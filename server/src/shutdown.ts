import type {Server} from 'node:http';
import type {Socket} from 'node:net';

/**
 * Prepares a server for an orderly end. Call it before the server listens.
 *
 * @returns A function that stops accepting connections, closes those that wait for a request, lets running
 * requests finish and resolves when the last one has; what still runs after `graceMs` milliseconds is cut off.
 */
export function prepareShutdown(server: Server): (graceMs: number) => Promise<void> {
  /** Open connections, with the number of requests that each is answering. */
  const connections = new Map<Socket, number>();
  let closing = false;

  server.on('connection', (socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });

  server.prependListener('request', (request, response) => {
    const {socket} = request;
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
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      for (const [socket, running] of connections) if (running === 0) socket.destroy();
    });
}
