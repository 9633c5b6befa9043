import type {Outcome} from '../measure/sample.ts';
import {median} from './statistics.ts';

/** The outcome of a part, with all that tells it from another. It is kept as raw data. */
export interface Result extends Outcome {
  part: string;
  /** When the part was finished, as an ISO 8601 date. Without a time, if its printed medians are all that is left of it. */
  date: string;
  /** The commit of this repository, with a mark when files differed from it. */
  commit: string;
  machine: {processor: string; cores: number; memory: number; node: string; browser: string};
  /** Versions by package, for each site. */
  versions: Record<string, Record<string, string>>;
  /** Ids of the sites in the order of the table. */
  sites: string[];
  runs: number;
  /** Pages of the sites whose delivery was measured. */
  pages: number;
}

/** The name of a figure. */
export interface FigureName {
  part: string;
  site: string;
  page: string;
  figure: string;
}

/** The median of a figure, or `undefined` if it was not measured. */
export function figureOf(results: readonly Result[], name: FigureName): number | undefined {
  const samples = results.find(({part}) => part === name.part)?.samples ?? [];
  return median(
    samples
      .filter(({site, page, figure}) => {
        return site === name.site && page === name.page && figure === name.figure;
      })
      .map(({value}) => value),
  );
}
