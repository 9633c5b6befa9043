// cspell:words TTFB
import {FEEDBACK_LIMITS} from './limits.ts';
import {scrub} from './scrub.ts';

/** The metrics of web vitals that pages measure. */
export const METRICS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** The ways to open a page, as the library `web-vitals` names them. */
export const NAVIGATIONS = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
  'soft-navigation',
] as const;

/** One line of a daily file. Paths begin below `baseUrl`. */
export type Entry =
  | {kind: 'feedback'; page: string; helpful: boolean; comment?: string | undefined}
  | {kind: 'search-without-results'; query: string}
  | {kind: 'page-not-found'; path: string; referrer?: string | undefined}
  | {
      kind: 'vital';
      page: string;
      metric: (typeof METRICS)[number];
      /** Milliseconds; `CLS` has no unit. */
      value: number;
      navigation: (typeof NAVIGATIONS)[number];
    };

/** An entry, or the words that say what is wrong with it. */
export type Checked = {entry: Entry} | {fault: string};

/** Finds a page of the site by its path. `undefined` if there is none. */
export type FindPage = (path: string) => string | undefined;

class Fault extends Error {}

const fail = (fault: string): never => {
  throw new Fault(fault);
};

type Fields = Record<string, unknown>;

/** Largest value of a metric: ten minutes, in milliseconds. */
const MOST = 600_000;

function text(fields: Fields, name: string, most: number): string {
  const value = fields[name];
  if (typeof value !== 'string') return fail(`${name} has to be a text.`);
  if (value.length > most) return fail(`${name} may have ${most} characters.`);
  return value;
}

/** A text without what may name a person. The words that take its place may be longer. */
const scrubbed = (fields: Fields, name: string, most: number) =>
  scrub(text(fields, name, most))
    .slice(0, most)
    .trim();

function oneOf<Value extends string>(fields: Fields, name: string, values: readonly Value[]) {
  const found = values.find((value) => value === fields[name]);
  return found ?? fail(`${name} has to be one of ${values.join(', ')}.`);
}

function path(fields: Fields, name: string): string {
  const value = text(fields, name, FEEDBACK_LIMITS.path);
  return /^\/[^?#]*$/.test(value) ? value : fail(`${name} has to be a path that begins with "/".`);
}

/** The readers of the kinds, each with the names of its fields. */
const READERS: {
  [Kind in Entry['kind']]: {names: string[]; read: (f: Fields, p: FindPage) => Entry};
} = {
  feedback: {
    names: ['page', 'helpful', 'comment'],
    read: (fields, find) => {
      const {helpful} = fields;
      if (typeof helpful !== 'boolean') return fail('helpful has to be true or false.');
      const page = pageOf(fields, find);
      const comment =
        fields['comment'] === undefined ? '' : scrubbed(fields, 'comment', FEEDBACK_LIMITS.comment);
      return {kind: 'feedback', page, helpful, ...(comment && {comment})};
    },
  },
  'search-without-results': {
    names: ['query'],
    read: (fields) => {
      const query = scrubbed(fields, 'query', FEEDBACK_LIMITS.query);
      if (query === '') return fail('query is empty.');
      return {kind: 'search-without-results', query};
    },
  },
  'page-not-found': {
    names: ['path', 'referrer'],
    read: (fields, find) => {
      // A reader may come from another page that is missing.
      const referrer =
        fields['referrer'] === undefined ? undefined : find(path(fields, 'referrer'));
      return {
        kind: 'page-not-found',
        path: scrub(path(fields, 'path')).slice(0, FEEDBACK_LIMITS.path),
        ...(referrer !== undefined && {referrer}),
      };
    },
  },
  vital: {
    names: ['page', 'metric', 'value', 'navigation'],
    read: (fields, find) => {
      const {value} = fields;
      if (typeof value !== 'number' || !(value >= 0 && value <= MOST)) {
        return fail(`value has to be a number from 0 to ${MOST}.`);
      }
      return {
        kind: 'vital',
        page: pageOf(fields, find),
        metric: oneOf(fields, 'metric', METRICS),
        value: Math.round(value * 1000) / 1000,
        navigation: oneOf(fields, 'navigation', NAVIGATIONS),
      };
    },
  },
};

function pageOf(fields: Fields, find: FindPage): string {
  return find(path(fields, 'page')) ?? fail('page names no page of this site.');
}

/**
 * Checks one entry, and takes what may name a person out of its texts.
 *
 * @param find - Finds its page.
 */
export function checkEntry(value: unknown, find: FindPage): Checked {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return {fault: 'An entry has to be an object.'};
  }
  const {kind, ...fields} = value as Fields;
  const known = typeof kind === 'string' && Object.hasOwn(READERS, kind);
  if (!known) return {fault: `kind has to be one of ${Object.keys(READERS).join(', ')}.`};
  const {names, read} = READERS[kind as Entry['kind']];
  const unknown = Object.keys(fields).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    return {fault: `There is a field too much. An entry has ${names.join(', ')}.`};
  }
  try {
    return {entry: read(fields, find)};
  } catch (error) {
    if (error instanceof Fault) return {fault: error.message};
    throw error;
  }
}
