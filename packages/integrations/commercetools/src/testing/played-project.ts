import {
  startVendor,
  type VendorHandler,
  type VendorServer,
} from '@storefront-toolkit/integration-test-kit';
import {afterAll, beforeAll} from 'vitest';
import {apiFor, aside} from './project.ts';

/** A project on a server of its own, for as long as the tests beside the call run. Tokens are handed out, and are not among what was asked. */
export function playedProject() {
  let server: VendorServer;
  beforeAll(async () => {
    server = await startVendor();
  });
  afterAll(() => server.close());
  return {
    /** The SDK's client of the project. */
    api: () => apiFor(server.url),
    /** Says what is answered from now on. */
    play: (handler: VendorHandler) => server.play((request) => aside(request) ?? handler(request)),
    /** The requests since then. */
    asked: () => server.requests.filter((request) => !aside(request)),
    /** The same with those for tokens. */
    allAsked: () => server.requests,
  };
}
