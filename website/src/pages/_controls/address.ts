import type {Changes, Field, Part} from './model';
import {initialOf, isString, LEFT_OUT, quote, SAMPLES, unquote} from './values';

/** The reader's wishes for the stage. */
export interface Settings {
  /** Width of the stage, in CSS pixels. All the room there is when absent. */
  width?: number;
  theme: 'light' | 'dark';
  dir: 'ltr' | 'rtl';
  /** Whether the example sees a reader who wants less motion. */
  lessMotion: boolean;
  /** Whether the stage has the colors of the reader's system alone. */
  forcedColors: boolean;
}

/** The settings of a stage that nobody has changed, but for the color mode, which is the site's. */
export const PLAIN: Omit<Settings, 'theme'> = {dir: 'ltr', lessMotion: false, forcedColors: false};

/** Least width of a stage, in CSS pixels: that of the smallest phones (WCAG 2.2, criterion 1.4.10). */
export const LEAST_WIDTH = 320;

/** Greatest width that an address may ask for, in CSS pixels. */
const GREATEST_WIDTH = 4000;

/** Longest text that an address may give to a control, in characters. */
export const LONGEST_TEXT = 200;

/** The wishes of an address, and sentences about those that a component can't fulfil. */
export interface Asked {
  changes: Changes;
  settings: Settings;
  problems: string[];
}

/** The parameters of an address that set the stage, each with its values. */
const STAGE: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark'],
  dir: ['ltr', 'rtl'],
  motion: ['reduce'],
  colors: ['forced'],
};

/** A value as an address writes it: a string without quotes, and nothing for a prop that is left out. */
function written(code: string, {kind}: Field): string {
  if (kind === 'slot')
    return Object.keys(SAMPLES).find((name) => SAMPLES[name]!.code === code) ?? '';
  if (code === LEFT_OUT) return '';
  return isString(code) ? unquote(code) : code;
}

/** The code of a value in an address. `undefined` if the control has no such value. */
function readValue(text: string, field: Field): string | undefined {
  const {kind, values, optional} = field;
  switch (kind) {
    case 'text':
      return text.length > LONGEST_TEXT ? undefined : quote(text);
    case 'number':
      if (text === '') return optional ? LEFT_OUT : undefined;
      return Number.isFinite(Number(text)) ? String(Number(text)) : undefined;
    case 'slot':
      if (text === '') return optional ? LEFT_OUT : undefined;
      return Object.hasOwn(SAMPLES, text) ? SAMPLES[text]!.code : undefined;
    case 'switch':
    case 'choice':
      if (text === '' && optional) return LEFT_OUT;
      return values.find((code) => (isString(code) ? unquote(code) : code) === text);
  }
}

/** Says why a parameter is left out. */
function problemOf(key: string, value: string, field: Field | undefined): string {
  if (!field) return `“${key}” isn't a setting of this component, so it is left out.`;
  const allowed = field.values.map((code) => (isString(code) ? unquote(code) : code));
  const hint =
    field.kind === 'text'
      ? `at most ${LONGEST_TEXT} characters`
      : field.kind === 'number'
        ? 'a number'
        : (field.kind === 'slot' ? Object.keys(SAMPLES) : allowed).join(', ');
  const shown = value.length > 40 ? `${value.slice(0, 40)}…` : value;
  return `“${shown}” isn't a value of ${key}, so it is left out. It takes: ${hint}.`;
}

function readStage(key: string, value: string, settings: Settings): boolean {
  if (key === 'width') {
    const width = Number(value);
    if (!Number.isInteger(width) || width < LEAST_WIDTH || width > GREATEST_WIDTH) return false;
    settings.width = width;
    return true;
  }
  if (!STAGE[key]!.includes(value)) return false;
  if (key === 'theme') settings.theme = value as Settings['theme'];
  else if (key === 'dir') settings.dir = value as Settings['dir'];
  else if (key === 'motion') settings.lessMotion = true;
  else settings.forcedColors = true;
  return true;
}

/**
 * Reads the wishes of an address. Those that a component can't fulfil are left out, and said.
 *
 * @param search - Query of the address.
 * @param theme - The site's color mode.
 */
export function readAddress(
  search: string,
  parts: readonly Part[],
  theme: Settings['theme'],
): Asked {
  const changes: Record<string, string> = {};
  const settings: Settings = {...PLAIN, theme};
  const problems: string[] = [];
  for (const [key, value] of new URLSearchParams(search)) {
    if (key === 'of') continue;
    if (key === 'width' || Object.hasOwn(STAGE, key)) {
      if (!readStage(key, value, settings)) {
        const allowed =
          key === 'width'
            ? `a whole number from ${LEAST_WIDTH} to ${GREATEST_WIDTH}`
            : STAGE[key]!.join(', ');
        problems.push(
          `“${value}” isn't a value of ${key}, so it is left out. It takes: ${allowed}.`,
        );
      }
      continue;
    }
    const [name, prop] = key.split('.');
    const field = parts.find((part) => part.name === name)?.fields.find((one) => one.name === prop);
    const code = field && readValue(value, field);
    if (code === undefined) problems.push(problemOf(key, value, field));
    else if (code !== initialOf(field!)) changes[key] = code;
  }
  return {changes, settings, problems};
}

/** The query of an address that asks for something: only what differs from the example and from the site. */
export function writeAddress(
  of: string,
  parts: readonly Part[],
  {changes, settings}: Pick<Asked, 'changes' | 'settings'>,
  theme: Settings['theme'],
): string {
  const query = new URLSearchParams({of});
  for (const {name, fields} of parts) {
    for (const field of fields) {
      const code = changes[`${name}.${field.name}`];
      if (code !== undefined) query.set(`${name}.${field.name}`, written(code, field));
    }
  }
  if (settings.width !== undefined) query.set('width', String(settings.width));
  if (settings.theme !== theme) query.set('theme', settings.theme);
  if (settings.dir === 'rtl') query.set('dir', 'rtl');
  if (settings.lessMotion) query.set('motion', 'reduce');
  if (settings.forcedColors) query.set('colors', 'forced');
  // A slash needs no escape in a query (RFC 3986, section 3.4).
  return `?${query.toString().replaceAll('%2F', '/')}`;
}
