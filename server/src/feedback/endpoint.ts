import type {IncomingMessage, ServerResponse} from 'node:http';
import {answer, closing} from '../answer.ts';
import {clientOf, hostHeader} from '../client-address.ts';
import {readBody} from '../read-body.ts';
import {readEvents, readForm, type Read} from './bodies.ts';
import {anonymousBuckets} from './clients.ts';
import type {FindPage} from './entries.ts';
import {FEEDBACK_LIMITS, type FeedbackLimits} from './limits.ts';
import {refusalPage} from './refusal-page.ts';
import {createEntryStore} from './store.ts';

/** Last part of the address that takes the answers of the form. */
export const FEEDBACK_PATH = '/_feedback';

/** Last part of the address that takes events. */
export const EVENT_PATH = '/_event';

/** Fragment of the element that says thanks, in each page that has the form. */
const THANKS = 'feedback-thanks';

/** The options of {@link createFeedbackEndpoints}. */
export interface FeedbackOptions {
  /** Origin of the published site. A proxy may give the server another `Host`. */
  origin: string;
  /** Folder of the daily files. */
  folder: string;
  /** The part of each address before the path below `baseUrl`. */
  prefix: string;
  /** Finds the address of a page below `baseUrl` by a path of the site. */
  findPage: FindPage;
  /** The time, in milliseconds. */
  now?: () => number;
  /** Limits that differ, for tests. */
  limits?: Partial<FeedbackLimits>;
}

/** A status with the words that explain it. */
interface Refusal {
  status: number;
  words: string;
  headers?: Record<string, string>;
}

/** The two things that readers send, and how each is read. */
interface Kind {
  type: string;
  read: (body: string, find: FindPage) => Read;
  take: (client: string, now: number) => number;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Whether a request comes from a page of this site: by what browsers say of each request, and by its origin. */
function isFromSite({headers}: IncomingMessage, own: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const {origin} = headers;
  if (origin === undefined) return site === 'same-origin';
  return origin === own || (URL.canParse(origin) && new URL(origin).host === hostHeader(headers));
}

const typeOf = ({headers}: IncomingMessage) =>
  (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();

/** Makes the endpoints that take answers and events. They keep no address, no cookie and no browser's name. */
export function createFeedbackEndpoints(options: FeedbackOptions): {
  feedback: Handler;
  events: Handler;
} {
  const {origin, folder, prefix, findPage, now = Date.now} = options;
  const limits = {...FEEDBACK_LIMITS, ...options.limits};
  const store = createEntryStore({folder, limits, now});

  const unreadAs = {
    'too large': {status: 413, words: `A message may have ${limits.bytes} bytes.`},
    'too slow': {status: 408, words: 'The message did not arrive in time.'},
  };

  // Once for each time that the folder fails, since messages go on coming.
  let isFailing = false;
  const report = (error: unknown) => {
    const reason = error instanceof Error ? error.message : error;
    if (!isFailing) console.error(`Messages of readers can't be written to ${folder}:`, reason);
    isFailing = true;
  };

  function refusalOf(request: IncomingMessage, {type, take}: Kind): Refusal | undefined {
    if (request.method !== 'POST') {
      return {status: 405, words: 'This address takes POST alone.', headers: {Allow: 'POST'}};
    }
    if (!isFromSite(request, origin)) {
      return {status: 403, words: 'Only pages of this site may send messages.'};
    }
    if (typeOf(request) !== type) {
      return {status: 415, words: `A message has to have the type ${type}.`};
    }
    const seconds = take(clientOf(request), now());
    if (seconds === 0) return undefined;
    const headers = {'Retry-After': String(seconds)};
    return {status: 429, words: `Too many messages. Try again in ${seconds} s.`, headers};
  }

  const endpoint =
    (kind: Kind): Handler =>
    async (request, response) => {
      const wantsPage = /\btext\/html\b/.test(request.headers.accept ?? '');
      const refuse = ({status, words, headers}: Refusal) => {
        const shown = refusalPage(status, words, wantsPage);
        answer(response, status, shown.body, {...headers, ...shown.headers, ...closing(response)});
      };
      const refusal = refusalOf(request, kind);
      if (refusal) return refuse(refusal);
      const arrived = await readBody(request, limits.bytes, limits.time);
      if ('unread' in arrived) {
        if (arrived.unread !== 'gone') refuse(unreadAs[arrived.unread]);
        return;
      }
      const read = kind.read(arrived.body, findPage);
      if ('fault' in read) return refuse({status: 400, words: read.fault});
      const [first] = read.entries;
      const page = first && 'page' in first ? prefix + first.page : undefined;
      try {
        await store.append(read.entries);
      } catch (error) {
        report(error);
        return refuse({status: 503, words: 'The message was not saved. Try again later.'});
      }
      isFailing = false;
      if (wantsPage && page !== undefined) {
        return answer(response, 303, '', {Location: `${encodeURI(page)}#${THANKS}`});
      }
      answer(response, 204, '', {});
    };

  const tokens = (burst: number, rate: number) =>
    anonymousBuckets({burst, rate, addresses: limits.clients}).take;
  return {
    feedback: endpoint({
      type: 'application/x-www-form-urlencoded',
      read: readForm,
      take: tokens(limits.feedbackBurst, limits.feedbackRate),
    }),
    events: endpoint({
      type: 'application/json',
      read: readEvents,
      take: tokens(limits.eventBurst, limits.eventRate),
    }),
  };
}
