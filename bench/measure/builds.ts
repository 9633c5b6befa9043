import {appendFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {corpus, type Page} from '../corpus/corpus.ts';
import {run} from '../lib/run.ts';
import type {Peer} from '../peers/peer.ts';
import {peerFolder, writeSite} from '../peers/write.ts';
import {messageOf} from './rounds.ts';
import type {Failure, Outcome, Sample} from './sample.ts';

/** Time limit of one program of a build, in seconds. */
const LIMIT = 1800;

/** The outcome of a build. */
interface Build {
  /** Of each program, in seconds. */
  steps: number[];
  /** Most memory at once, in bytes. */
  memory: number;
}

/** Removes what earlier builds left, so that the next one is cold. */
export function cleanUp(peer: Peer): void {
  for (const path of peer.leftovers) {
    rmSync(join(peerFolder(peer), path), {recursive: true, force: true});
  }
}

/**
 * Builds a peer's site.
 *
 * @throws If a program fails. The message ends with what it printed.
 */
export async function build(peer: Peer): Promise<Build> {
  const built: Build = {steps: [], memory: 0};
  for (const command of peer.build) {
    const {code, output, seconds, peakMemory} = await run(command, {
      cwd: peerFolder(peer),
      env: {ASTRO_TELEMETRY_DISABLED: '1'},
      limit: LIMIT,
    });
    if (code !== 0) {
      const end = output.trim().slice(-1500);
      throw new Error(
        `"${command.join(' ')}" failed, so the site is not measured. It said:\n${end}`,
      );
    }
    built.steps.push(seconds);
    built.memory = Math.max(built.memory, peakMemory);
  }
  return built;
}

/** The kinds of builds, in the order in which a site is built. */
const BUILDS = {
  /** Nothing is left of earlier builds. */
  cold: (peer: Peer) => cleanUp(peer),
  /** The same once more. */
  warm: () => {},
  /** One page has another sentence. */
  'one page changed': addSentence,
};

/** Adds a sentence to the first page of the corpus. */
function addSentence(peer: Peer, [page]: readonly Page[]) {
  appendFileSync(join(peerFolder(peer), peer.pageFile(page!)), '\nThis sentence is new.\n');
}

async function measureBuild(
  peer: Peer,
  pages: readonly Page[],
  name: keyof typeof BUILDS,
): Promise<Record<string, number>> {
  BUILDS[name](peer, pages);
  const {steps, memory} = await build(peer);
  const sum = steps.reduce((total, seconds) => total + seconds, 0);
  return {
    [`${name}: time`]: sum,
    [`${name}: memory`]: memory,
    ...(steps.length > 1 && {[`${name}: of it the finish`]: steps.at(-1)!}),
  };
}

/**
 * Most pages of a corpus that all sites build in each way. Larger ones show how the cold build grows, of this site and of the one
 * that it extends: all others and further builds take more than an hour.
 */
const MOST_REBUILT = 1000;
const GROWING = ['own', 'docusaurus'];

/** Builds a peer's site in each way that its size allows. */
async function measureAll(peer: Peer, pages: readonly Page[]): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  const names = Object.keys(BUILDS) as (keyof typeof BUILDS)[];
  for (const name of pages.length > MOST_REBUILT ? names.slice(0, 1) : names) {
    Object.assign(figures, await measureBuild(peer, pages, name));
  }
  return figures;
}

/** The context of {@link measureBuilds}. */
export interface BuildRounds {
  peers: readonly Peer[];
  /** Numbers of pages. */
  sizes: readonly number[];
  runs: number;
  report: (message: string) => void;
}

/** Time and memory of builds: cold, warm, then after a change of one page, of all peers in turn. A peer that fails is left out from then on. */
export async function measureBuilds(rounds: BuildRounds): Promise<Outcome> {
  const samples: Sample[] = [];
  const failures: Failure[] = [];
  for (const size of rounds.sizes) {
    const pages = corpus(size);
    for (const peer of rounds.peers) writeSite(peer, pages);
    for (let run = 1; run <= rounds.runs; run += 1) {
      for (const peer of rounds.peers) {
        if (failures.some(({site}) => site === peer.id)) continue;
        if (size > MOST_REBUILT && !GROWING.includes(peer.id)) continue;
        try {
          const figures = await measureAll(peer, pages);
          for (const [figure, value] of Object.entries(figures)) {
            samples.push({site: peer.id, page: String(size), figure, value});
          }
        } catch (error) {
          failures.push({site: peer.id, message: messageOf(error)});
          rounds.report(`${peer.id} failed and is left out: ${messageOf(error)}`);
        }
      }
      rounds.report(`${size} pages: run ${run} of ${rounds.runs} is done`);
    }
  }
  return {samples, failures};
}
