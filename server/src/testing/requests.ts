import type {ChildProcess} from 'node:child_process';
import {type Agent, request, type IncomingHttpHeaders, type Server} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';

/** An answer, with its body as it came over the wire. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Starts a server on a free port of this machine. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Sends one request. The path goes out as it is: nothing is normalized. */
export function ask(
  port: number,
  path: string,
  options: {method?: string; headers?: Record<string, string>; agent?: Agent} = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {port, host: '127.0.0.1', path, agent: false, ...options},
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/**
 * Waits until a server that was just started answers.
 *
 * @throws If its process ends, or does not answer within 15 seconds. The message says what it wrote.
 */
export async function untilAnswering(port: number, server: ChildProcess): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk) => (said += String(chunk)));
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt += 1) {
    if (await ask(port, '/').catch(() => undefined)) return;
    await delay(50);
  }
  throw new Error(`The server on port ${port} does not answer, so it cannot be asked: ${said}`);
}

/** Sends bytes that no client library would send, and resolves with all that comes back. */
export function askRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
  });
}
