// cspell:words TTFB Navs
import {type Metric, onCLS, onFCP, onINP, onLCP, onTTFB} from 'web-vitals';
import {texts} from '../../../src/search/interface/texts';
import {NOT_FOUND} from './not-found';

/** Path under which the site is served. The build fills it in. */
declare const BASE_URL: string;

/** Milliseconds that a search has to stay without results. Until then the reader may still be typing. */
const SETTLED = 2000;

/** Most events of a message. Their paths fit into its 4 kB. */
const MOST = 10;

/** Most characters of a query that the server takes. */
const QUERY = 200;

/** Whether the reader's browser asks that nothing is sent, by Global Privacy Control or by "Do Not Track". */
const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {
  globalPrivacyControl?: boolean;
};
const isRefused = globalPrivacyControl === true || doNotTrack === '1';

let waiting: object[] = [];

/** Sends what waits. The browser does it also when the page is on its way out. */
function flush() {
  for (; waiting.length > 0; waiting = waiting.slice(MOST)) {
    const body = JSON.stringify(waiting.slice(0, MOST));
    navigator.sendBeacon(`${BASE_URL}_event`, new Blob([body], {type: 'application/json'}));
  }
}

/** The path of an address, if it is of this site. */
function pathOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.origin === location.origin ? url.pathname : undefined;
}

const isMissing = () => document.querySelector('main h1')?.textContent === NOT_FOUND;

const missing = new Set<string>();
const landing = location.href;
let path = '';

/** Tells of an address that doesn't exist, once for each that the reader comes to. */
function checkPage() {
  const {pathname} = location;
  if (pathname === path) return;
  const referrer = path === '' ? pathOf(document.referrer) : path;
  path = pathname;
  if (!isMissing()) return;
  missing.add(pathname);
  waiting.push({kind: 'page-not-found', path: pathname, ...(referrer && {referrer})});
  flush();
}

const told = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** The query that the search says it finds nothing for. */
function emptyQuery(): string | undefined {
  const said = [...document.querySelectorAll('[role=status]')].map(({textContent}) => textContent);
  const words = said.find((text) => text.startsWith(`${texts.noResults} “`));
  return words?.slice(texts.noResults.length + 2, -1).trim();
}

/** Tells of a search without results, once for each query. */
function checkSearch() {
  const query = emptyQuery();
  clearTimeout(timer);
  if (!query || told.has(query)) return;
  timer = setTimeout(() => {
    if (emptyQuery() !== query) return;
    told.add(query);
    waiting.push({kind: 'search-without-results', query: query.slice(0, QUERY)});
    flush();
  }, SETTLED);
}

const measured = new Set<string>();

/** Tells of a value, once for each page that is opened: it may still grow when the reader comes back to the tab. */
function tell({id, name, value, navigationType, navigationURL}: Metric) {
  if (measured.has(id)) return;
  measured.add(id);
  // Without a soft navigation, a value is of the page that was loaded.
  const page = pathOf(navigationURL ?? landing);
  if (page === undefined || missing.has(page)) return;
  waiting.push({kind: 'vital', page, metric: name, value, navigation: navigationType});
}

function start() {
  // The application exchanges documents in place, and says what the search found.
  new MutationObserver(() => {
    checkSearch();
    // The title changes after the address does.
    if (location.pathname !== path) requestAnimationFrame(checkPage);
  }).observe(document.documentElement, {childList: true, characterData: true, subtree: true});
  checkPage();
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(tell, {reportSoftNavs: true});
  }
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  addEventListener('pagehide', flush);
}

if (!isRefused) {
  // A page that the browser prepares may never be seen.
  const {prerendering} = document as Document & {prerendering?: boolean};
  if (prerendering) document.addEventListener('prerenderingchange', start, {once: true});
  else start();
}
