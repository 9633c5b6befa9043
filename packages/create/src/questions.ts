import {
  type Choice,
  type Choices,
  COLORS,
  DEFAULT_FOLDER,
  DEFAULTS,
  FRAMEWORKS,
  VENDORS,
} from './choices.ts';
import {readColor} from './color.ts';
import {readLanguage} from './language.ts';
import type {Options} from './options.ts';

/** Asks a person. Each function rejects when the person cancels. */
export interface Asker {
  /** Asks for one of several values. */
  select<Value extends string>(
    message: string,
    options: readonly ({value: Value} & Choice)[],
  ): Promise<Value>;
  /**
   * Asks for a text.
   *
   * @param fallback - The answer to an empty line.
   * @param check - Throws if the text can't be used.
   */
  text(message: string, fallback: string, check: (text: string) => unknown): Promise<string>;
}

const optionsOf = <Value extends string>(choices: Readonly<Record<Value, Choice>>) =>
  (Object.entries(choices) as [Value, Choice][]).map(([value, {label, hint}]) => ({
    value,
    label,
    hint,
  }));

const OTHER_COLOR = 'other';

async function askForColor(asker: Asker): Promise<string> {
  const named = Object.entries(COLORS).map(([value, hint]) => ({value, label: value, hint}));
  const other = {value: OTHER_COLOR, label: 'another', hint: 'such as #6d28d9'};
  const color = await asker.select('Color of the theme', [...named, other]);
  if (color !== OTHER_COLOR) return color;
  return asker.text('Which color?', COLORS[DEFAULTS.color] ?? '', readColor);
}

/** Asks for the folder of a project. */
export const askForFolder = (asker: Asker, check: (folder: string) => unknown) =>
  asker.text('Folder', DEFAULT_FOLDER, check);

/** Asks for each choice that isn't given, in the order of the options. */
export async function askForChoices(given: Options, asker: Asker): Promise<Choices> {
  const {framework, vendor, language, color} = given;
  return {
    framework: framework ?? (await asker.select('Framework', optionsOf(FRAMEWORKS))),
    vendor: vendor ?? (await asker.select('Products from', optionsOf(VENDORS))),
    language:
      language ??
      (await asker.text('Language of the pages, as a tag', DEFAULTS.language, readLanguage)),
    color: color ?? (await askForColor(asker)),
  };
}
