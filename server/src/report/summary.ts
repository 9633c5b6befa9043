import type {Entry} from '../feedback/entries.ts';

type Of<Kind extends Entry['kind']> = Extract<Entry, {kind: Kind}>;

/** A thing, and how often it came. */
export interface Counted<Thing> {
  thing: Thing;
  count: number;
}

/** Counts of a page's answers. */
export interface PageAnswers {
  page: string;
  answers: number;
  helpful: number;
}

/** Measured values of a metric, in order. */
export interface Measured {
  metric: string;
  /** Whether the pages were opened in place, by a link of the page before. */
  isSoft: boolean;
  values: number[];
}

/** The facts of a report. */
export interface Summary {
  pages: PageAnswers[];
  comments: Of<'feedback'>[];
  searches: Counted<string>[];
  missing: Counted<{path: string; referrer?: string | undefined}>[];
  vitals: Measured[];
}

/** Smallest count that a report tells. */
export const LEAST = 5;

/** A count for the order of rows. The place of a row with a smaller count than a report tells doesn't give it away. */
const rankOf = (count: number) => (count < LEAST ? 0 : count);

/** Counts things that are alike, the most frequent first, and rare ones by their name. */
function count<Thing>(things: readonly Thing[]): Counted<Thing>[] {
  const counts = new Map<string, Counted<Thing>>();
  for (const thing of things) {
    const key = JSON.stringify(thing);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, {thing, count: 1});
  }
  return [...counts.entries()]
    .sort(
      ([key, {count: a}], [other, {count: b}]) => rankOf(b) - rankOf(a) || (key < other ? -1 : 1),
    )
    .map(([, counted]) => counted);
}

function group<Item, Group>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  make: (all: Item[]) => Group,
) {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, all]) => make(all));
}

/**
 * The smallest of the values that is not below a share of them.
 *
 * @param values - At least one, in order.
 * @param share - From 0 to 1.
 */
export const percentile = (values: readonly number[], share: number): number =>
  values[Math.max(0, Math.ceil(values.length * share) - 1)]!;

/** Adds the messages of readers up. */
export function summarize(entries: readonly Entry[]): Summary {
  const of = <Kind extends Entry['kind']>(kind: Kind) =>
    entries.filter((entry): entry is Of<Kind> => entry.kind === kind);
  const feedback = of('feedback');
  return {
    pages: group(
      feedback,
      ({page}) => page,
      (all) => ({
        page: all[0]!.page,
        answers: all.length,
        helpful: all.filter(({helpful}) => helpful).length,
      }),
    ).sort((a, b) => rankOf(b.answers) - rankOf(a.answers)),
    comments: feedback.filter(({comment}) => comment),
    searches: count(of('search-without-results').map(({query}) => query.toLowerCase())),
    missing: count(of('page-not-found').map(({path, referrer}) => ({path, referrer}))),
    vitals: group(
      of('vital'),
      ({metric, navigation}) => `${metric} ${navigation === 'soft-navigation'}`,
      (all) => ({
        metric: all[0]!.metric,
        isSoft: all[0]!.navigation === 'soft-navigation',
        values: all.map(({value}) => value).sort((a, b) => a - b),
      }),
    ),
  };
}
