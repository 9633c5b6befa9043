import type {Money} from '@storefront-toolkit/types/cms';
import type {RefinementSelection} from '@storefront-toolkit/types/search';
import {figuresOf, pricesOf, readFigure, readPrice, writePrice} from './bounds.ts';
import {nameOf, readName, type SelectionName} from './names.ts';

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A selection as it comes back from an address, or `undefined` when it selects nothing. */
function canonical(selection: RefinementSelection): RefinementSelection | undefined {
  const {type, key} = selection;
  if (key === '') return undefined;
  switch (type) {
    case 'values': {
      const given = selection.values.filter((value) => value !== '');
      const [first, ...more] = [...new Set(given)].sort(compare);
      return first === undefined ? undefined : {type, key, values: [first, ...more]};
    }
    case 'boolean':
      return {type, key};
    case 'range': {
      const bounds = figuresOf(selection);
      return bounds && {type, key, ...bounds};
    }
    case 'price': {
      const bounds = pricesOf(selection);
      return bounds && {type, key, ...bounds};
    }
  }
}

/** Selections as they come back from an address: sorted by key, the first of each key, without those that select nothing. */
export function canonicalSelections(
  selections: readonly RefinementSelection[],
): readonly RefinementSelection[] {
  const byKey = new Map<string, RefinementSelection>();
  for (const selection of selections) {
    const kept = canonical(selection);
    if (kept && !byKey.has(kept.key)) byKey.set(kept.key, kept);
  }
  return [...byKey.values()].sort((a, b) => compare(a.key, b.key));
}

/** The names and values under which a selection is in an address. */
export function entriesOf(selection: RefinementSelection): readonly (readonly [string, string])[] {
  const {type, key} = selection;
  switch (type) {
    case 'values':
      return selection.values.map((value) => [nameOf.values(key), value] as const);
    case 'boolean':
      return [[nameOf.boolean(key), '1']];
    case 'range':
      return (['min', 'max'] as const).flatMap((end) => {
        const bound = selection[end];
        return bound === undefined ? [] : [[nameOf.range(key, end), String(bound)] as const];
      });
    case 'price':
      return (['min', 'max'] as const).flatMap((end) => {
        const bound = selection[end];
        return bound ? [[nameOf.price(key, end, bound.currency), writePrice(bound)] as const] : [];
      });
  }
}

/** The parameters of one refinement that were read so far. */
interface Draft extends Pick<SelectionName, 'type' | 'currency'> {
  values: string[];
  min?: string | undefined;
  max?: string | undefined;
}

function selectionOf(key: string, {type, currency, values, min, max}: Draft) {
  switch (type) {
    case 'values':
      return {type, key, values: values as [string, ...string[]]};
    case 'boolean':
      return values.includes('1') ? {type, key} : undefined;
    case 'range':
      return {type, key, min: readFigure(min ?? ''), max: readFigure(max ?? '')};
    case 'price': {
      const read = (text = '', end: 'min' | 'max'): Money | undefined =>
        readPrice(text, currency, end);
      return {type, key, min: read(min, 'min'), max: read(max, 'max')};
    }
  }
}

/** Reads the selections of an address. Of a refinement that is there as two types, the first counts. */
export function readSelections(
  entries: Iterable<readonly [string, string]>,
): readonly RefinementSelection[] {
  const drafts = new Map<string, Draft>();
  for (const [name, value] of entries) {
    const read = value === '' ? undefined : readName(name);
    if (!read) continue;
    const {key, type, currency, end} = read;
    const draft = drafts.get(key) ?? {type, currency, values: []};
    if (draft.type !== type || draft.currency !== currency) continue;
    draft.values.push(value);
    draft[end] ??= value;
    drafts.set(key, draft);
  }
  return canonicalSelections([...drafts].flatMap(([key, draft]) => selectionOf(key, draft) ?? []));
}
