import type {CurrencyCode} from '@storefront-toolkit/types/config';

/** Names of what isn't a selection. Those of selections have a point in them, so that no key can be the same. */
export const NAMES = {term: 'q', sort: 'sort', page: 'page', cursor: 'after'} as const;

/** Names under which the selections of a refinement are in an address. They tell its type. */
export const nameOf = {
  values: (key: string) => `${key}.is`,
  boolean: (key: string) => `${key}.on`,
  range: (key: string, end: 'min' | 'max') => `${key}.${end}`,
  price: (key: string, end: 'min' | 'max', currency: CurrencyCode) => `${key}.${end}.${currency}`,
};

/** A name of {@link nameOf}, read. */
export interface SelectionName {
  key: string;
  type: 'values' | 'boolean' | 'range' | 'price';
  end: 'min' | 'max';
  /** Empty but for prices. */
  currency: CurrencyCode | '';
}

const SELECTION = /^(.+)\.(is|on|(min|max)(?:\.([A-Z]{3}))?)$/s;

/** Reads the name of a selection. Other names, such as those of campaigns, are `undefined`. */
export function readName(name: string): SelectionName | undefined {
  const [, key, kind, end = 'min', currency = ''] = SELECTION.exec(name) ?? [];
  if (key === undefined) return undefined;
  const type =
    kind === 'is' ? 'values' : kind === 'on' ? 'boolean' : currency === '' ? 'range' : 'price';
  return {key, type, end: end as 'min' | 'max', currency: currency as CurrencyCode};
}

/** Whether a code fits into a name, as those of ISO 4217 do. */
export const isCurrency = (code: string) => /^[A-Z]{3}$/.test(code);
