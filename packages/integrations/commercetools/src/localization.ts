import type {ByProjectKeyRequestBuilder, Project} from '@commercetools/platform-sdk';
import {
  atLeastOne,
  type CallSource,
  type Caller,
  type Field,
  fieldOf,
  readCountry,
  readCurrency,
  readEach,
  readLocale,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {Market} from '@storefront-toolkit/types/catalog';
import type {Raw} from './raw.ts';
import {send} from './send.ts';

/** A project's countries, currencies and languages are lists of their own, so they are one market. */
export function normalizeMarket(
  project: Field<Raw<Project> | null | undefined>,
  report: Report,
): Market {
  const [currencies, languages] = [project.at('currencies'), project.at('languages')];
  return {
    countries: readEach(project.at('countries').list(), 'country', report, (item) =>
      readCountry(item),
    ),
    currencies: atLeastOne(
      readEach(currencies.list(), 'currency', report, (item) => readCurrency(item)),
      currencies,
      'a list with the code of a currency',
    ),
    locales: atLeastOne(
      readEach(languages.list(), 'language', report, (item) => readLocale(item)),
      languages,
      'a list with a language',
    ),
  };
}

/** Asks for the settings of the project. */
export async function readProject(
  api: ByProjectKeyRequestBuilder,
  caller: Caller,
  signal: AbortSignal,
  source: CallSource,
): Promise<Field<Raw<Project>>> {
  const body: Raw<Project> = await caller.read(source.operation, signal, (either) =>
    send(() => api.get(), either),
  );
  return fieldOf(body, source);
}
