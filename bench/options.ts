import {parseArgs} from 'node:util';
import {checkSize} from './corpus/corpus.ts';
import {SITE} from './lib/sites.ts';
import {PARTS} from './parts.ts';
import {PEERS} from './peers/index.ts';

export const USAGE = `Measures this repository's site and its peers.

  npm run bench -- [options]

  --only a,b      parts: ${PARTS.map(({id}) => id).join(', ')}
  --peers a,b     sites: ${[SITE, ...PEERS.map(({id}) => id)].join(', ')}
  --pages N       pages of the sites whose delivery is measured; default: 250
  --sizes N,M     pages of the sites whose builds are measured; default: 250,1000,4000
  --runs N        how often each page is measured; default: 5
  --build-runs N  how often each build is measured; default: 1, which takes most of an hour
  --report        measures nothing, and writes bench/RESULTS.md from the raw data in bench/results

Without options but --only the raw data goes to bench/results, and the results to bench/RESULTS.md. Everything else
is a trial, and goes to bench/.work.
`;

/** The parts to measure. */
export interface Options {
  /** Ids of parts. None if only the results are to be written. */
  parts: string[];
  /** Ids of peers, and \`site\`. */
  sites: string[];
  pages: number;
  sizes: number[];
  runs: number;
  buildRuns: number;
  /** Whether less is measured than the results need. */
  isTrial: boolean;
}

/** The members of a list that an option names. */
function members(name: string, text: string | undefined, known: readonly string[]): string[] {
  if (text === undefined) return [...known];
  const asked = text.split(',').map((part) => part.trim());
  const unknown = asked.filter((part) => !known.includes(part));
  if (unknown.length > 0) {
    throw new Error(
      `--${name} names ${unknown.map((part) => `"${part}"`).join(' and ')}, which there is not, so nothing was ` +
        `measured. There are ${known.join(', ')}.`,
    );
  }
  return known.filter((part) => asked.includes(part));
}

function count(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) {
    throw new Error(`--${name} is "${text}". Give a whole number, at least 1.`);
  }
  return value;
}

/**
 * Reads the options of the command line.
 *
 * @returns The options, or `undefined` if the reader asks for help.
 * @throws If an option is unknown or makes no sense.
 */
export function readOptions(args: string[]): Options | undefined {
  const text = {type: 'string'} as const;
  const {values} = parseArgs({
    args,
    options: {
      only: text,
      peers: text,
      pages: text,
      sizes: text,
      runs: text,
      'build-runs': text,
      report: {type: 'boolean'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) return undefined;
  const {only, report, ...others} = values;
  const pages = count('pages', values.pages ?? '250');
  const sizes = (values.sizes ?? '250,1000,4000').split(',').map((size) => count('sizes', size));
  [pages, ...sizes].forEach(checkSize);
  const ids = [SITE, ...PEERS.map(({id}) => id)];
  return {
    parts: report
      ? []
      : members(
          'only',
          only,
          PARTS.map(({id}) => id),
        ),
    sites: members('peers', values.peers, ids),
    pages,
    sizes,
    runs: count('runs', values.runs ?? '5'),
    buildRuns: count('build-runs', values['build-runs'] ?? '1'),
    isTrial: Object.keys(others).length > 0,
  };
}
