import {type CallSource, type Field, fieldOf} from '@storefront-toolkit/integration-core';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {StorefrontApiClient} from '@shopify/storefront-api-client';
import {ShopifyFailure} from './errors.ts';

/** Languages that Shopify keeps apart by region. All others are named by the language alone. */
const REGIONAL = ['PT-BR', 'PT-PT', 'ZH-CN', 'ZH-TW'];

/** The language of a locale, by Shopify's `LanguageCode`: `de-AT` → `DE`, `pt-BR` → `PT_BR`. */
export function languageOf(locale: string): string {
  const {language, region, script} = new Intl.Locale(locale).maximize();
  const place = script === 'Hant' ? 'TW' : script === 'Hans' ? 'CN' : region;
  const regional = `${language}-${place}`.toUpperCase();
  return REGIONAL.includes(regional) ? regional.replace('-', '_') : language.toUpperCase();
}

/** What a query takes from the request: language and country decide texts, prices and what is for sale. */
export const contextVariables = ({locale, country}: DynamicServerContext) => ({
  language: languageOf(locale),
  ...(country && {country}),
});

/**
 * Sends a query, and gives its `data` to be read.
 *
 * @typeParam Data - Shape of the data, by the types of the schema.
 */
export async function request<Data>(
  client: StorefrontApiClient,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  source: CallSource,
): Promise<Field<Data>> {
  const {data, errors} = await client.request<Data>(query, {variables, signal});
  if (errors) throw new ShopifyFailure(errors);
  return fieldOf(data as Data, source, 'data');
}
