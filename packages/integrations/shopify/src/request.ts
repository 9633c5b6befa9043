import {
  type CallSource,
  type Field,
  fieldOf,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {StorefrontApiClient} from '@shopify/storefront-api-client';
import {failureOf, isAboutField, type QueryError} from './errors.ts';

/** Languages that Shopify keeps apart by region. All others are named by the language alone. */
const REGIONAL = ['PT-BR', 'PT-PT', 'ZH-CN', 'ZH-TW'];

/** The language of a locale, by Shopify's `LanguageCode`: `de-AT` → `DE`, `pt-BR` → `PT_BR`. */
export function languageOf(locale: string): string {
  const {language, region, script} = new Intl.Locale(locale).maximize();
  const place = script === 'Hant' ? 'TW' : script === 'Hans' ? 'CN' : region;
  const regional = `${language}-${place}`.toUpperCase();
  return REGIONAL.includes(regional) ? regional.replace('-', '_') : language.toUpperCase();
}

/** The parts of a request that a query needs: language and country decide texts, prices and what is for sale. */
export const contextVariables = ({locale, country}: DynamicServerContext) => ({
  language: languageOf(locale),
  ...(country && {country}),
});

/** Which call is answered, and who hears about what is left out of the answer. */
export interface Call {
  readonly source: CallSource;
  readonly report: Report;
  /** Adds the store's own fields to a query. */
  readonly addFields?: ((query: string) => string) | undefined;
}

/** The fragments by which products, variants and categories are read. */
export const FRAGMENTS = {
  product: ['ProductFields', 'SummaryFields'],
  variant: ['VariantFields'],
  category: ['CollectionFields'],
} as const;

/** Path of a field in the answer, such as `data.nodes[0].title`. */
const pathOf = (steps: readonly (string | number)[]) =>
  steps.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : `${path}.${step}`),
    'data',
  );

/** Answers that a request can do without: the change of a cart is done, whether or not the shopper was signed in to it. */
const OPTIONAL: readonly unknown[] = ['signIn'];

/** Whether there is an answer to everything that was asked, though a field inside it may have failed. */
const isUsable = (data: unknown, errors: readonly QueryError[]) =>
  typeof data === 'object' &&
  data !== null &&
  errors.length > 0 &&
  errors.every((error) => OPTIONAL.includes(error.path[0]) || isAboutField(error)) &&
  Object.entries(data).every(([name, answer]) => answer !== null || OPTIONAL.includes(name));

/**
 * Sends a query, and gives its `data` to be read. A field that failed while the rest was answered is reported.
 *
 * @typeParam Data - Shape of the data, by the types of the schema.
 */
export async function request<Data>(
  client: StorefrontApiClient,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  {source, report, addFields}: Call,
): Promise<Field<Data>> {
  const own = addFields?.(query) ?? query;
  const {data, errors, extensions} = await client.request<Data>(own, {variables, signal});
  if (errors) {
    const failure = await failureOf(errors, extensions);
    if (!isUsable(data, failure.queryErrors)) throw failure;
    for (const {path, message} of failure.queryErrors) {
      const reason = `could not be read by Shopify: ${message}`;
      report({...source, missing: 'field', path: pathOf(path), reason});
    }
  }
  return fieldOf(data as Data, source, 'data');
}
