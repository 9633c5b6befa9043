import type {Money} from '@storefront-toolkit/types/cms';
import type {RefinementSelection} from '@storefront-toolkit/types/search';

/** Half of a pair of code units, which no address can hold. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

const encode = (text: string) => encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));

/** A slug as part of a path. It stays below the path: empty segments, `.` and `..` are left out. */
export function encodePath(slug: string): string {
  const segments = slug.split('/').filter((segment) => !['', '.', '..'].includes(segment));
  return segments.map(encode).join('/');
}

/** A query with its `?`. Parameters without a value are left out. */
export function queryOf(parameters: readonly (readonly [string, string | undefined])[]): string {
  const given = parameters.flatMap(([key, value]) =>
    value ? `${encode(key)}=${encode(value)}` : [],
  );
  return given.length > 0 ? `?${given.join('&')}` : '';
}

const bound = (value: number | Money | undefined) =>
  typeof value === 'object' ? value.amount / 10 ** value.exponent : (value ?? '');

/** A selection as parameters: `color=blue&color=green`, `weight=..500`, `price=50..120`, `waterproof=true`. */
export function selectionParameters(selection: RefinementSelection): (readonly [string, string])[] {
  const {key} = selection;
  switch (selection.type) {
    case 'values':
      return selection.values.map((value) => [key, value]);
    case 'boolean':
      return [[key, 'true']];
    case 'range':
    case 'price':
      return [[key, `${bound(selection.min)}..${bound(selection.max)}`]];
  }
}
