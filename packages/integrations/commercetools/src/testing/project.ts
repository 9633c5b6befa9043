import {createApiBuilderFromCtpClient} from '@commercetools/platform-sdk';
import {ClientBuilder} from '@commercetools/ts-client';
import type {Answer, VendorHandler, VendorRequest} from '@storefront-toolkit/integration-test-kit';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {commercetoolsFetch} from '../index.ts';

/** The context of a guest in Austria. */
export const context: DynamicServerContext = {
  locale: 'de-AT',
  currency: 'EUR',
  country: 'AT',
  preview: false,
  audiences: [],
};
/** The context of a shopper who is signed in. */
export const shopper: DynamicServerContext = {...context, accessToken: 'shopper'};

/**
 * The SDK's own client, as the page shows it.
 *
 * @param httpClient - Answers instead of the server at the address.
 */
export const apiFor = (url: string, httpClient: typeof fetch = fetch) =>
  createApiBuilderFromCtpClient(
    new ClientBuilder()
      .withClientCredentialsFlow({
        host: url,
        projectKey: 'project',
        credentials: {clientId: 'id', clientSecret: 'secret'},
        httpClient,
      })
      .withHttpMiddleware({host: url, httpClient: commercetoolsFetch(httpClient)})
      .build(),
  ).withProjectKey({projectKey: 'project'});

/** Hands out the client's own token. */
export const aside = ({path}: VendorRequest): Answer | undefined =>
  path.startsWith('/oauth/')
    ? {json: {access_token: 'token', expires_in: 3600, scope: 'manage_project:project'}}
    : undefined;

/** The body of a request, parsed. That for a token is a form. */
const bodyOf = (body: unknown): unknown =>
  typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : undefined;

/** The SDK's client over a project that answers without a network: for tests that ask thousands of times. */
export const apiOf = (handler: VendorHandler) =>
  apiFor('http://vendor', (input, init) => {
    // The client hands on the address as a text.
    const {pathname, searchParams} = new URL(input as string);
    const request = {
      method: init?.method ?? 'GET',
      path: pathname,
      query: searchParams,
      headers: {},
      body: bodyOf(init?.body),
    };
    const {status = 200, json} = aside(request) ?? handler(request);
    return Promise.resolve(Response.json(json, {status}));
  });

/** A page of results. */
export const page = (...results: readonly unknown[]): Answer => ({
  json: {results, limit: 20, offset: 0, count: results.length, total: results.length},
});

/** A thing that has slugs. */
interface Sluggish {
  readonly id?: unknown;
  readonly slug?: unknown;
}

/** The condition of a query, as the API reads it: `slug(…)` with locales, or a key, or keys. */
function matches(thing: Sluggish, query: URLSearchParams): boolean {
  const where = query.get('where') ?? '';
  const slug = query.get('var.slug');
  const slugs = (thing.slug ?? {}) as Readonly<Record<string, unknown>>;
  const locales = [...where.matchAll(/`([\w-]+)`=:slug/g)].map(([, locale = '']) => locale);
  if (where === 'id in :ids') return query.getAll('var.ids').includes(String(thing.id));
  if (where === 'id=:id') return thing.id === query.get('var.id');
  if (where.startsWith('parent(')) {
    return (thing as {parent?: {id?: unknown}}).parent?.id === query.get('var.id');
  }
  if (slug === null) return true;
  return (
    locales.some((locale) => slugs[locale] === slug) ||
    (where.endsWith('or id=:slug') && thing.id === slug)
  );
}

/** A project that answers queries for products and categories, by the conditions that they have. */
export const projectWith =
  (products: readonly Sluggish[], categories: readonly Sluggish[]): VendorHandler =>
  ({path, query}) => {
    const things = path.endsWith('/categories') ? categories : products;
    const limit = Number(query.get('limit') ?? 20);
    return page(...things.filter((thing) => matches(thing, query)).slice(0, limit));
  };
