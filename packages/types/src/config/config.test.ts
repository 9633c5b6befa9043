import {describe, expect, expectTypeOf, it} from 'vitest';
import type {
  ClientConfig,
  CurrencyCode,
  IntegrationConfig,
  IntegrationKind,
  IntegrationSet,
  LocaleCode,
  ServerConfig,
} from '@storefront-toolkit/types/config';

/** `true` when a value of the type survives `JSON.stringify` unchanged. */
type IsJson<T> = T extends string | number | boolean | null
  ? true
  : T extends (...args: never[]) => unknown
    ? false
    : T extends Date | Map<unknown, unknown> | Set<unknown> | symbol | bigint
      ? false
      : false extends {[Key in keyof T]-?: IsJson<Exclude<T[Key], undefined>>}[keyof T]
        ? false
        : true;

const client: ClientConfig = {
  audience: 'client',
  stage: 'development',
  store: {id: 'test', name: 'Test', origin: 'https://shop.example.com'},
  locale: 'en-GB',
  currency: 'GBP',
  features: {guestCheckout: true, orderTracking: false, personalization: false, reviews: true},
  endpoints: {api: '/api', checkout: '/checkout'},
  images: {origin: 'https://images.example.com', widths: [320], formats: ['webp']},
};

const server: ServerConfig = {
  audience: 'server',
  client,
  integrations: {
    commerce: {audience: 'server', kind: 'commerce', vendor: 'shopify', client: {}, server: {}},
  },
  sessionSecrets: ['secret'],
};

const render = (config: ClientConfig) => config.audience;

describe('ClientConfig', () => {
  it('is plain data @claim-config.plain-data', () => {
    expectTypeOf<IsJson<ClientConfig['store']>>().toEqualTypeOf<true>();
    expectTypeOf<IsJson<ClientConfig['images']>>().toEqualTypeOf<true>();
    expectTypeOf<IsJson<Omit<ClientConfig, 'features'>>>().toEqualTypeOf<true>();
    expectTypeOf<IsJson<ClientConfig['features']>>().toEqualTypeOf<true>();
    expectTypeOf<IsJson<{at: Date}>>().toEqualTypeOf<false>();
    expect(JSON.parse(JSON.stringify(client))).toEqual(client);
  });

  it('is not replaced by anything secret', () => {
    // @ts-expect-error A server configuration must not reach the browser.
    expect(render(server)).toBe('server');
    // @ts-expect-error Adding the missing fields does not make it public either.
    const disguised: ClientConfig = {...client, ...server};
    expect(disguised.audience).toBe('server');
    expect(render(server.client)).toBe('client');
    expectTypeOf<ServerConfig>().not.toExtend<ClientConfig>();
    expectTypeOf<IntegrationConfig>().not.toExtend<ClientConfig>();
    expectTypeOf<ClientConfig>().not.toExtend<ServerConfig>();
  });

  it('is told from a server configuration by its audience', () => {
    const nameOf = (config: ClientConfig | ServerConfig) =>
      config.audience === 'client' ? config.store.name : config.client.store.name;
    expect([nameOf(client), nameOf(server)]).toEqual(['Test', 'Test']);
  });

  it('takes switches of a store and still requires its own', () => {
    const own: ClientConfig<{readonly sizeAdvisor: boolean}> = {
      ...client,
      features: {...client.features, sizeAdvisor: true},
    };
    expect(render(own)).toBe('client');
    // @ts-expect-error `sizeAdvisor` is missing.
    const without: ClientConfig<{readonly sizeAdvisor: boolean}> = client;
    expect(without).toBe(client);
    // @ts-expect-error A switch is on or off.
    expectTypeOf<ClientConfig<{readonly theme: string}>>();
    // @ts-expect-error No switch is known by any name.
    expect(client.features.sizeAdvisor).toBeUndefined();
  });

  it('is readonly', () => {
    const copy = structuredClone(client);
    // @ts-expect-error A configuration is not edited in place.
    copy.currency = 'EUR';
    // @ts-expect-error Nor are its lists.
    copy.images.widths[0] = 640;
    expect(copy.images.widths).toEqual([640]);
  });
});

describe('codes', () => {
  it('refuse the usual mistakes', () => {
    const locales: LocaleCode[] = ['en', 'en-GB', 'zh-Hant-TW'];
    // @ts-expect-error An underscore is not BCP 47.
    locales.push('en_GB');
    // @ts-expect-error The language is in lower case.
    locales.push('EN-gb');
    const currencies: CurrencyCode[] = ['EUR'];
    // @ts-expect-error ISO 4217 is in capitals.
    currencies.push('eur');
    expect([locales.length, currencies.length]).toEqual([5, 2]);
  });
});

describe('IntegrationConfig', () => {
  interface ClientOptions {
    readonly searchKey: string;
  }
  interface ServerOptions {
    readonly adminKey: string;
  }
  type Algolia = IntegrationConfig<'search', 'algolia', ClientOptions, ServerOptions>;

  it('keeps the options of its vendor', () => {
    expectTypeOf<Algolia['client']>().toEqualTypeOf<ClientOptions>();
    expectTypeOf<Algolia['server']>().toEqualTypeOf<ServerOptions>();
    expectTypeOf<Algolia>().toExtend<NonNullable<IntegrationSet['search']>>();
    type Store = ServerConfig<ClientConfig, IntegrationSet & {readonly search: Algolia}>;
    expectTypeOf<Store['integrations']['search']['server']['adminKey']>().toEqualTypeOf<string>();
  });

  it('stays in its place', () => {
    expectTypeOf<Algolia>().not.toExtend<IntegrationSet['commerce']>();
    // @ts-expect-error The kinds are a closed set.
    const kind: IntegrationKind = 'payments';
    expect(kind).toBe('payments');
  });
});
