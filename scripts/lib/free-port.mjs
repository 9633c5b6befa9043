import {once} from 'node:events';
import {createServer} from 'node:net';

/**
 * Finds a port for a program that has to be told one. Your own server listens on port 0 instead.
 *
 * @returns {Promise<number>} A port of this machine that nothing listens on.
 */
export async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const {port} = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}
