import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {speculationRules} from '@storefront-toolkit/server';
import {KINDS} from '../corpus/corpus.ts';
import {inWindow, pointer, startScreen} from '../lib/window.ts';
import type {BrowserPart} from './sample.ts';

const SLOWDOWNS = [1, 4];
/** The time that the pointer rests on the link before the click, in milliseconds. */
const REST = 3000;
/** Longest wait for a page, in milliseconds. */
const PATIENCE = 30_000;

/** A message of the script in the pages. */
interface Note {
  /** Where the first link in the content is, in pixels of the window. */
  link?: {x: number; y: number};
  /** Milliseconds from the click to the painted heading of the next page. */
  painted?: number;
  /** Whether the browser had rendered the page ahead. */
  isAhead?: boolean;
}

/** Runs first in each page. It is sent as text, so it uses nothing from here. */
function watch() {
  const tell = (note: Note) => void fetch('/__bench', {method: 'POST', body: JSON.stringify(note)});
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const key = 'bench-click';
  addEventListener(
    'click',
    ({timeStamp}) => {
      const at = performance.timeOrigin + timeStamp;
      localStorage.setItem(key, JSON.stringify({at, heading: heading()}));
    },
    true,
  );
  const look = () => {
    const kept = localStorage.getItem(key);
    const click = kept ? (JSON.parse(kept) as {at: number; heading: string}) : undefined;
    if (!click || heading() === '' || heading() === click.heading) {
      requestAnimationFrame(look);
      return;
    }
    // A message is delivered after the frame in whose making it was sent.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const [navigation] = performance.getEntriesByType('navigation') as unknown as {
        activationStart: number;
      }[];
      const painted = performance.timeOrigin + performance.now() - click.at;
      tell({painted, isAhead: (navigation?.activationStart ?? 0) > 0});
    };
    channel.port2.postMessage(0);
  };
  const start = () => requestAnimationFrame(look);
  if ((document as Document & {prerendering?: boolean}).prerendering) {
    document.addEventListener('prerenderingchange', start, {once: true});
    return;
  }
  start();
  addEventListener('load', () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
      (link) =>
        link.origin === location.origin &&
        link.pathname !== location.pathname &&
        link.hash === '' &&
        link.target === '' &&
        link.getClientRects().length > 0,
    );
    const link = links.find((one) => !one.closest('nav, aside, footer')) ?? links.at(-1);
    link?.scrollIntoView({block: 'center', behavior: 'instant'});
    setTimeout(() => {
      if (!link) return;
      const {x, y, width, height} = link.getBoundingClientRect();
      tell({link: {x: x + width / 2, y: y + height / 2}});
    }, 1000);
  });
}

/** Passes a site on, with the script in its pages and the header that its own server sends for pages to fetch ahead. */
async function serveWatched(origin: string) {
  const rules = speculationRules('').path;
  const hasRules = (await fetch(origin + rules)).ok;
  const listeners: ((note: Note) => void)[] = [];
  // tsx writes functions with a call of this helper.
  const script = `<script>globalThis.__name ??= (value) => value;(${watch.toString()})()</script>`;
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/__bench') {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const note = JSON.parse(Buffer.concat(chunks).toString()) as Note;
        listeners.splice(0).forEach((listen) => listen(note));
        response.writeHead(204).end();
        return;
      }
      const {status, headers, ...answer} = await pass(origin + request.url!);
      const isPage = headers['Content-Type']!.startsWith('text/html');
      const body = isPage
        ? Buffer.from(answer.body.toString().replace(/<head[^>]*>/, `$&${script}`))
        : answer.body;
      const more = isPage && hasRules ? {'Speculation-Rules': `"${rules}"`} : {};
      response.writeHead(status, {...headers, ...more, 'Content-Length': body.length}).end(body);
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    next: () => new Promise<Note>((told) => listeners.push(told)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function pass(url: string) {
  const answer = await fetch(url, {headers: {'accept-encoding': 'identity'}});
  const type = answer.headers.get('content-type') ?? '';
  return {
    status: answer.status,
    headers: {
      'Content-Type': url.endsWith('.speculationrules')
        ? 'application/speculationrules+json'
        : type,
      'Cache-Control': answer.headers.get('cache-control') ?? '',
    } as Record<string, string>,
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

const inTime = <T>(promise: Promise<T>, missing: string) =>
  Promise.race([
    promise,
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error(missing)), PATIENCE)),
  ]);

async function clickInWindow(url: string, slowdown: number) {
  const {origin, pathname} = new URL(url);
  const watched = await serveWatched(origin);
  try {
    return await inWindow(watched.origin + pathname, slowdown, async () => {
      const {link} = await inTime(watched.next(), `${url} shows no link in ${PATIENCE} ms.`);
      if (!link) throw new Error(`${url} has no link to another page below <main>.`);
      pointer.moveTo(link.x, link.y);
      await new Promise((rested) => setTimeout(rested, REST));
      const note = watched.next();
      pointer.click();
      return await inTime(note, `The link of ${url} leads nowhere in ${PATIENCE} ms.`);
    });
  } finally {
    watched.close();
  }
}

/** Time from a click on a link that the pointer rested on to the painted heading of the next page, in a real window. */
export const windowClicks: BrowserPart = {
  pages: KINDS,
  mostRuns: 3,
  prepare: startScreen,
  async measure(_browser, url) {
    const figures: Record<string, number> = {};
    for (const slowdown of SLOWDOWNS) {
      const {painted, isAhead} = await clickInWindow(url, slowdown);
      figures[`${slowdown}×`] = painted!;
      figures[`${slowdown}×, rendered ahead`] = isAhead ? 1 : 0;
    }
    return figures;
  },
};
