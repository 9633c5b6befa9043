import {table} from '../lib/markdown.ts';
import type {Part} from '../parts.ts';
import {BARS, judge} from './bars.ts';
import {format} from './format.ts';
import {figureOf, type Result} from './results.ts';
import {ratio} from './statistics.ts';

/** The site that all others are shown beside. */
const BESIDE = 'docusaurus';

/** The bars with the figures that were reached. */
export function barsTable(results: readonly Result[]): string {
  const rows = BARS.map((bar) => {
    const {value, isMet} = judge(bar, results);
    const verdict = isMet === undefined ? 'not measured' : isMet ? 'met' : '**not met**';
    const bound = `${bar.isLeast ? '≥' : '≤'} ${format(bar.bound, bar.unit)}`;
    return [bar.title, bound, format(value, bar.unit), verdict];
  });
  return table(['Figure', 'Bar', 'Reached', ''], rows);
}

const unique = (values: readonly string[]) => [...new Set(values)];

/** All medians of a part, each with how many times it is that of stock Docusaurus on the same page. */
export function partTable({id, unit}: Part, result: Result, titles: Map<string, string>): string {
  const {samples} = result;
  const sites = result.sites.filter((id) => samples.some(({site}) => site === id));
  const rows = unique(samples.map(({page}) => page)).flatMap((page) =>
    unique(samples.map(({figure}) => figure)).map((figure) => {
      const values = sites.map((site) => figureOf([result], {part: id, site, page, figure}));
      return {page, figure, values, beside: values[sites.indexOf(BESIDE)]};
    }),
  );
  // A figure that nobody sends doesn't count.
  const told = rows.filter(
    ({figure, values}) =>
      id !== 'bytes' || figure.includes('script') || values.some((value) => value),
  );
  return table(
    ['Page', 'Figure', ...sites.map((site) => titles.get(site) ?? site)],
    told.map(({page, figure, values, beside}) => [
      page,
      figure,
      ...values.map((value, index) => {
        const times = sites[index] === BESIDE ? undefined : ratio(value, beside);
        return (
          format(value, unit(figure)) + (times === undefined ? '' : ` (${format(times, '×')})`)
        );
      }),
    ]),
  );
}
