import {PAGE_LIMITS} from '../../tests/browser/limits.ts';
import type {Unit} from './format.ts';
import {type FigureName, figureOf, type Result} from './results.ts';
import {ratio} from './statistics.ts';

/** The value that a figure has to reach. */
export interface Bar {
  title: string;
  part: string;
  site: string;
  figure: string;
  /** The page that does worst decides. */
  pages: readonly string[];
  /** Makes the figure a ratio, beside another site, the best of some, another page or another figure. */
  beside?: {site: string} | {bestOf: readonly string[]} | {page: string} | {figure: string};
  /** The figure may be at most, or has to be at least this. In the units of samples. */
  bound: number;
  isLeast?: boolean;
  unit: Unit;
}

const KINDS = ['guide', 'api', 'component'];

/** The bars. Delivery is that of this repository's site; ratios are of the same pages. */
export const BARS: readonly Bar[] = [
  {
    title: 'before load, without fonts',
    part: 'bytes',
    site: 'site',
    figure: 'before load: all but fonts',
    pages: KINDS,
    bound: PAGE_LIMITS.beforeLoad,
    unit: 'kB',
  },
  {
    title: 'of it JavaScript',
    part: 'bytes',
    site: 'site',
    figure: 'before load: script, inline too',
    pages: KINDS,
    bound: 3000,
    unit: 'kB',
  },
  {
    title: 'JavaScript in all after intent',
    part: 'bytes',
    site: 'site',
    figure: 'after intent: script',
    pages: KINDS,
    bound: PAGE_LIMITS.script,
    unit: 'kB',
  },
  {
    title: 'Lighthouse performance, phone',
    part: 'lighthouse',
    site: 'site',
    figure: 'performance',
    pages: KINDS,
    bound: 100,
    isLeast: true,
    unit: 'score',
  },
  {
    title: 'blocking time',
    part: 'lighthouse',
    site: 'site',
    figure: 'blocking time',
    pages: KINDS,
    bound: 0,
    unit: 'ms',
  },
  {
    title: 'largest paint beside Starlight',
    part: 'lighthouse',
    site: 'own',
    figure: 'largest paint',
    pages: KINDS,
    beside: {site: 'starlight'},
    bound: 0.85,
    unit: '×',
  },
  {
    title: 'JavaScript for a pointer on a link',
    part: 'bytes',
    site: 'site',
    figure: 'link hover: script',
    pages: KINDS,
    bound: 0,
    unit: 'kB',
  },
  {
    title: 'click to painted heading, 4×, warmed, beside the best peer',
    part: 'clicks',
    site: 'own',
    figure: '4×, warmed',
    pages: KINDS,
    beside: {bestOf: ['docusaurus', 'starlight', 'rspress']},
    bound: 0.5,
    unit: '×',
  },
  {
    title: 'the same in a window that fetches pages ahead',
    part: 'window',
    site: 'own',
    figure: '4×',
    pages: KINDS,
    beside: {bestOf: ['docusaurus', 'starlight', 'rspress']},
    bound: 0.5,
    unit: '×',
  },
  {
    title: 'first click to its effect, 4×',
    part: 'first-click',
    site: 'site',
    figure: 'to its effect',
    pages: KINDS,
    bound: 400,
    unit: 'ms',
  },
  {
    title: 'first clicks lost',
    part: 'first-click',
    site: 'site',
    figure: 'lost',
    pages: KINDS,
    bound: 0,
    unit: 'score',
  },
  {
    title: 'longest task while a page loads, 4×',
    part: 'tasks',
    site: 'site',
    figure: 'while it loads',
    pages: ['longest'],
    bound: 150,
    unit: 'ms',
  },
  {
    title: 'longest task after intent, 4×',
    part: 'tasks',
    site: 'site',
    figure: 'after intent',
    pages: ['longest'],
    bound: 50,
    unit: 'ms',
  },
  {
    title: 'layout shift',
    part: 'lighthouse',
    site: 'site',
    figure: 'layout shift',
    pages: KINDS,
    bound: 0,
    unit: 'score',
  },
  {
    title: "the MCP server's first answer, beyond 1.5 × node -e 0",
    part: 'first-answer',
    site: 'site',
    figure: 'beyond 1.5 × node -e 0',
    pages: ['tools/list'],
    bound: 300,
    unit: 'ms',
  },
  {
    title: 'cold build of 250 pages beside Docusaurus',
    part: 'builds',
    site: 'own',
    figure: 'cold: time',
    pages: ['250'],
    beside: {site: 'docusaurus'},
    bound: 1.2,
    unit: '×',
  },
  {
    title: 'cold build of 1,000 pages beside Docusaurus',
    part: 'builds',
    site: 'own',
    figure: 'cold: time',
    pages: ['1000'],
    beside: {site: 'docusaurus'},
    bound: 1.3,
    unit: '×',
  },
  {
    title: 'build time of 4,000 pages beside 1,000',
    part: 'builds',
    site: 'own',
    figure: 'cold: time',
    pages: ['4000'],
    beside: {page: '1000'},
    bound: 4.2,
    unit: '×',
  },
  {
    title: 'build of 1,000 pages after a change of one, beside cold',
    part: 'builds',
    site: 'own',
    figure: 'one page changed: time',
    pages: ['1000'],
    beside: {figure: 'cold: time'},
    bound: 0.5,
    unit: '×',
  },
];

/** Whether a bar is met, and by which figure. */
export interface Verdict {
  bar: Bar;
  /** Of the page that does worst. Undefined when some page was not measured. */
  value: number | undefined;
  isMet: boolean | undefined;
}

/** The value that a figure is shown beside: the least of some sites, or that of the same name but for what differs. */
function besideOf(results: readonly Result[], name: FigureName, beside: Bar['beside']) {
  if (!beside || !('bestOf' in beside)) return figureOf(results, {...name, ...beside});
  const values = beside.bestOf.map((site) => figureOf(results, {...name, site}));
  const known = values.filter((value) => value !== undefined);
  return known.length < values.length ? undefined : Math.min(...known);
}

export function judge(bar: Bar, results: readonly Result[]): Verdict {
  const values = bar.pages.map((page) => {
    const name: FigureName = {part: bar.part, site: bar.site, page, figure: bar.figure};
    const value = figureOf(results, name);
    return bar.beside ? ratio(value, besideOf(results, name, bar.beside)) : value;
  });
  const known = values.filter((value) => value !== undefined);
  if (known.length < values.length) return {bar, value: undefined, isMet: undefined};
  const value = bar.isLeast ? Math.min(...known) : Math.max(...known);
  return {bar, value, isMet: bar.isLeast ? value >= bar.bound : value <= bar.bound};
}
