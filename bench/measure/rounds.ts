import type {Browser} from '@playwright/test';
import type {BrowserPart, Failure, Outcome, Sample, Site} from './sample.ts';

/** The context of {@link measureInRounds}. */
export interface Rounds {
  sites: readonly Site[];
  browser: Browser;
  runs: number;
  report: (message: string) => void;
}

/** The number of times that a part is done when each page is to be measured a number of times. */
export const runsOf = ({mostRuns = Infinity}: BrowserPart, runs: number) =>
  Math.min(mostRuns, runs);

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/**
 * Measures all sites in turn, and again in the next run, so that whatever else the machine does meets all of them.
 * A site that fails is left out from then on, the others go on.
 */
export async function measureInRounds(part: BrowserPart, rounds: Rounds): Promise<Outcome> {
  const samples: Sample[] = [];
  const failures: Failure[] = [];
  const asked = rounds.sites.filter(({id}) => part.sites?.includes(id) ?? true);
  const runs = runsOf(part, rounds.runs);
  await part.prepare?.();
  for (let run = 1; run <= runs; run += 1) {
    for (const page of part.pages) {
      for (const {id, origin, pages} of asked) {
        if (failures.some(({site}) => site === id)) continue;
        try {
          const figures = await part.measure(rounds.browser, origin + pages[page]);
          for (const [figure, value] of Object.entries(figures)) {
            samples.push({site: id, page, figure, value});
          }
        } catch (error) {
          failures.push({site: id, message: messageOf(error)});
          rounds.report(`${id} failed and is left out: ${messageOf(error)}`);
        }
      }
    }
    rounds.report(`run ${run} of ${runs} is done`);
  }
  return {samples, failures};
}
