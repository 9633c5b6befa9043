import type {Browser} from '@playwright/test';
import {launch} from './lib/browser.ts';
import {serveSites} from './lib/delivery.ts';
import {install} from './lib/install.ts';
import {commit, machine, versions} from './lib/machine.ts';
import {keep, placesOf, writeResults} from './lib/raw.ts';
import {SITE} from './lib/sites.ts';
import {measureBuilds} from './measure/builds.ts';
import {measureInRounds, messageOf, runsOf} from './measure/rounds.ts';
import type {Failure, Outcome} from './measure/sample.ts';
import {type Options, readOptions, USAGE} from './options.ts';
import {type Part, PARTS} from './parts.ts';
import {PEERS} from './peers/index.ts';
import type {Peer} from './peers/peer.ts';
import {peerFolder} from './peers/write.ts';

const report = (message: string) => console.log(`[bench] ${message}`);

/** Installs what is asked for. A peer that cannot be installed is left out. */
async function installPeers({sites}: Options): Promise<{peers: Peer[]; failures: Failure[]}> {
  const peers: Peer[] = [];
  const failures: Failure[] = [];
  for (const peer of PEERS.filter(({id}) => sites.includes(id))) {
    try {
      if (Object.keys(peer.packages).length > 0) {
        report(`installing ${peer.title}`);
        await install(peerFolder(peer), peer.title, peer.packages, peer.overrides);
      }
      peers.push(peer);
    } catch (error) {
      failures.push({site: peer.id, message: messageOf(error)});
      report(messageOf(error));
    }
  }
  return {peers, failures};
}

async function measure(options: Options, browser: Browser): Promise<boolean> {
  const parts = PARTS.filter(({id}) => options.parts.includes(id));
  const needsPeers = parts.some(({ofProgram}) => !ofProgram);
  const {peers, failures} = await installPeers(needsPeers ? options : {...options, sites: []});
  let isWhole = failures.length === 0;
  // The results of the first part are a change already.
  const measured = {commit: commit(), machine: machine(browser), versions: versions(options.sites)};

  const note = async (part: Part, outcome: Outcome, before: Failure[], runs: number) => {
    const all = [...before, ...outcome.failures];
    if (all.length > 0) isWhole = false;
    const {sites, pages, isTrial} = options;
    const result = {part: part.id, date: new Date().toISOString(), runs, pages, sites};
    const found = {failures: all, samples: outcome.samples};
    await keep({...result, ...measured, ...found}, placesOf(isTrial).raw);
  };

  const inBrowser = parts.filter((part) => part.inBrowser);
  if (inBrowser.length > 0) {
    const withOwn = options.sites.includes(SITE);
    const served = await serveSites({withOwn, peers, size: options.pages}, report);
    try {
      for (const part of inBrowser) {
        report(part.title);
        const rounds = {sites: served.sites, browser, runs: options.runs, report};
        const outcome = await measureInRounds(part.inBrowser!, rounds);
        await note(
          part,
          outcome,
          [...failures, ...served.failures],
          runsOf(part.inBrowser!, options.runs),
        );
      }
    } finally {
      // A server that stays open keeps the process from ending.
      for (const {close} of served.sites) close();
    }
  }
  for (const part of parts) {
    const {ofProgram} = part;
    // The program belongs to this repository, as its site does.
    if (!ofProgram || !options.sites.includes(SITE)) continue;
    report(part.title);
    await note(part, await ofProgram.measure(ofProgram.runs, report), [], ofProgram.runs);
  }
  for (const part of parts.filter((one) => !one.inBrowser && !one.ofProgram)) {
    report(part.title);
    const outcome = await measureBuilds({
      peers,
      sizes: options.sizes,
      runs: options.buildRuns,
      report,
    });
    await note(part, outcome, failures, options.buildRuns);
  }
  return isWhole;
}

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(USAGE);
    return;
  }
  if (options.parts.length === 0) {
    report(`results are in ${await writeResults(options.isTrial)}`);
    return;
  }
  const browser = await launch();
  try {
    const isWhole = await measure(options, browser);
    report(`results are in ${await writeResults(options.isTrial)}`);
    if (!isWhole) {
      report('Not everything could be measured. The results say what is missing.');
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
