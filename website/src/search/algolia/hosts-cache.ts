import type {liteClient} from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Remembers which hosts failed, for as long as the page lives. Stands for the client's own memory, which (in version 5.64)
 * files a host that failed under a name that it never looks up, so that each search would wait for that host again.
 */
export function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  const nameOf = (host: unknown) => {
    const {url, accept} = host as {url: string; accept: string};
    return `${url} ${accept}`;
  };
  return {
    get: <Value>(host: unknown, defaultValue: () => Promise<Value>) => {
      const known = hosts.get(nameOf(host));
      return known === undefined ? defaultValue() : Promise.resolve(known as Value);
    },
    set: <Value>(host: unknown, state: Value) => {
      hosts.set(nameOf(host), state);
      return Promise.resolve(state);
    },
    delete: (host) => Promise.resolve(void hosts.delete(nameOf(host))),
    clear: () => Promise.resolve(hosts.clear()),
  };
}
