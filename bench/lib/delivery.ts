import {corpus} from '../corpus/corpus.ts';
import {build, cleanUp} from '../measure/builds.ts';
import {messageOf} from '../measure/rounds.ts';
import type {Failure} from '../measure/sample.ts';
import {writeSite} from '../peers/write.ts';
import type {Peer} from '../peers/peer.ts';
import {ownSite, peerSite, type ServedSite, SITE} from './sites.ts';

/**
 * Builds the peers' sites and serves them, and this repository's own. Leaves out those that fail, and says so.
 *
 * @param size - Pages of each peer's site.
 */
export async function serveSites(
  options: {withOwn: boolean; peers: readonly Peer[]; size: number},
  report: (message: string) => void,
): Promise<{sites: ServedSite[]; failures: Failure[]}> {
  const sites: ServedSite[] = [];
  const failures: Failure[] = [];
  const attempt = async (site: string, make: () => Promise<ServedSite>) => {
    try {
      sites.push(await make());
    } catch (error) {
      failures.push({site, message: messageOf(error)});
      report(`${site} failed and is left out: ${messageOf(error)}`);
    }
  };
  if (options.withOwn) await attempt(SITE, ownSite);
  const pages = corpus(options.size);
  for (const peer of options.peers) {
    await attempt(peer.id, async () => {
      report(`building ${peer.title}`);
      writeSite(peer, pages);
      cleanUp(peer);
      await build(peer);
      return peerSite(peer, pages);
    });
  }
  return {sites, failures};
}
