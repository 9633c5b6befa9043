import {setTimeout as wait} from 'node:timers/promises';

/** Longest time for one answer, in milliseconds. */
const PATIENCE = 20_000;

/** Most redirects that are followed. */
const REDIRECTS = 10;

/** Most hosts that are asked at once. Of one host, one address after the other. */
const HOSTS = 8;

/** Time between two requests to one host, in milliseconds. */
const PAUSE = 300;

/** Names that belong to nobody, for examples (RFC 2606). */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)$/;

/** Answers to HEAD of servers that may answer GET: some know only that, and some refuse it. */
const ASK_AGAIN = 400;

/**
 * A link's state:
 *
 * - `fine`: its page is there.
 * - `moved`: its page has another address for good (301, 308).
 * - `gone`: there is no such page (404, 410) or no such host.
 * - `unsure`: the server is busy or broken, wants a login, refuses programs, or does not answer in time. Nothing follows from it.
 *
 * @typedef {'fine' | 'moved' | 'gone' | 'unsure'} State
 * @typedef {{address: string, state: State, why: string, pages: string[]}} CheckedLink
 */

/**
 * The addresses that pages link to on other sites, each with the pages that have it. A fragment is left out, since it is never
 * sent. So is a query that hands over a page of this site, as in "Open in ChatGPT": each page has another one.
 *
 * @param {readonly {path: string, html: string}[]} pages
 * @param {string} ownOrigin Origin of this site.
 * @returns {Map<string, string[]>}
 */
export function externalLinks(pages, ownOrigin) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const {path, html} of pages) {
    for (const [, href = ''] of html.matchAll(/<a\s(?:[^>]*\s)?href="(https?:[^"]*)"/gi)) {
      const text = href.replaceAll('&amp;', '&');
      if (!URL.canParse(text)) continue;
      const url = new URL(text);
      if (url.origin === ownOrigin || RESERVED.test(url.hostname)) continue;
      url.hash = '';
      const values = [...url.searchParams.values()];
      if (values.some((value) => value.includes(ownOrigin))) url.search = '';
      found.set(url.href, (found.get(url.href) ?? new Set()).add(path));
    }
  }
  return new Map([...found].map(([address, paths]) => [address, [...paths]]));
}

/** @param {number} status @returns {State} */
function stateOf(status) {
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'fine' : 'unsure';
}

/** @param {string} address @param {'HEAD' | 'GET'} method @param {number} patience */
async function request(address, method, patience) {
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
    headers: {'user-agent': 'storefront-toolkit-links', accept: 'text/html,*/*'},
  });
  await response.body?.cancel();
  return response;
}

/**
 * Asks for one address, and follows where it leads.
 *
 * @param {string} address
 * @param {number} [patience] Longest time for each answer, in milliseconds.
 * @returns {Promise<{state: State, why: string}>}
 */
export async function checkLink(address, patience = PATIENCE) {
  let at = address;
  let isMoved = true;
  try {
    for (let turn = 0; turn <= REDIRECTS; turn += 1) {
      let response = await request(at, 'HEAD', patience);
      if (response.status >= ASK_AGAIN) response = await request(at, 'GET', patience);
      const {status, headers} = response;
      const target = status >= 300 && status < 400 ? headers.get('location') : null;
      if (target === null) {
        const state = stateOf(status);
        if (state !== 'fine' || at === address || !isMoved) return {state, why: `${status}`};
        return {state: 'moved', why: at};
      }
      // One redirect that is not for good makes the whole way one that may change.
      isMoved &&= status === 301 || status === 308;
      at = new URL(target, at).href;
    }
    return {state: 'unsure', why: `more than ${REDIRECTS} redirects`};
  } catch (error) {
    const {code} = /** @type {{code?: string}} */ (/** @type {Error} */ (error).cause ?? {});
    if (code === 'ENOTFOUND') return {state: 'gone', why: 'no such host'};
    const isLate = /** @type {Error} */ (error).name === 'TimeoutError';
    return {state: 'unsure', why: isLate ? 'no answer in time' : (code ?? String(error))};
  }
}

/**
 * Checks links, those of different hosts at the same time.
 *
 * @param {ReadonlyMap<string, string[]>} links Addresses with the pages that have them.
 * @param {(address: string) => Promise<{state: State, why: string}>} [check]
 * @param {number} [pause] Time between two requests to one host, in milliseconds.
 * @returns {Promise<CheckedLink[]>} In the order of their addresses.
 */
export async function checkLinks(links, check = checkLink, pause = PAUSE) {
  /** @type {Map<string, string[]>} */
  const hosts = new Map();
  for (const address of links.keys()) {
    const {host} = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  const queue = [...hosts.values()];
  /** @type {CheckedLink[]} */
  const checked = [];
  await Promise.all(
    Array.from({length: HOSTS}, async () => {
      for (let addresses = queue.shift(); addresses; addresses = queue.shift()) {
        for (const [index, address] of addresses.entries()) {
          if (index > 0) await wait(pause);
          checked.push({address, pages: links.get(address) ?? [], ...(await check(address))});
        }
      }
    }),
  );
  return checked.sort((a, b) => a.address.localeCompare(b.address, 'en'));
}

/** Most pages that the report names for one link. */
const NAMED = 3;

/** @param {CheckedLink} link */
function lineOf({address, why, pages}) {
  const more = pages.length > NAMED ? ` and ${pages.length - NAMED} more` : '';
  return `- ${address} (${why}), on ${pages.slice(0, NAMED).join(', ')}${more}`;
}

/**
 * The report on all links, as Markdown.
 *
 * @param {readonly CheckedLink[]} links
 */
export function reportOf(links) {
  /** @type {[State, string][]} */
  const parts = [
    ['gone', 'Gone: change or remove them'],
    ['moved', 'Moved for good: write the new address'],
    ['unsure', 'Not sure: open them by hand if they are here again next time'],
  ];
  const sections = parts.flatMap(([state, title]) => {
    const lines = links.filter((link) => link.state === state).map(lineOf);
    return lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];
  });
  const fine = links.filter(({state}) => state === 'fine').length;
  return `${[`# External links`, `${links.length} addresses, ${fine} fine.`, ...sections].join('\n\n')}\n`;
}
