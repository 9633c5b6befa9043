import {relative, resolve} from 'node:path';
import {type Choices, DEFAULT_FOLDER, DEFAULTS, VENDORS} from './choices.ts';
import {readLanguage} from './language.ts';
import type {Options} from './options.ts';
import {packageManagerOf, scriptCommand} from './package-manager.ts';
import {projectFiles} from './project.ts';
import {askForChoices, askForFolder, type Asker} from './questions.ts';
import {checkFolder, packageNameOf, writeProject} from './write.ts';

/** The circumstances of a call. */
export interface Circumstances {
  /** Absolute path of the folder in which the program runs. */
  cwd: string;
  /** Asks the person. Absent where nobody can answer. */
  asker: Asker | undefined;
  /** Value of `npm_config_user_agent`. */
  userAgent: string | undefined;
}

/** Checks that a folder can become a project. */
function checkTarget(folder: string): string {
  checkFolder(folder);
  return packageNameOf(folder);
}

/** @throws If something isn't given, and nobody can be asked. */
function checkGiven(options: Options): void {
  const {folder, framework, vendor, language, color} = options;
  const given = {
    'a folder': folder,
    '--framework': framework,
    '--vendor': vendor,
    '--language': language,
    '--color': color,
  };
  const missing = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  );
  if (missing.length > 0) {
    throw new Error(
      `Nobody can be asked here, because the input isn't a terminal, and these are missing: ${missing.join(', ')}. ` +
        'Nothing was written. Pass them, or pass --yes to take their defaults.',
    );
  }
}

async function choose(options: Options, cwd: string, asker: Asker | undefined) {
  const target = (folder: string) => resolve(cwd, folder);
  if (options.yes || !asker) {
    if (!options.yes) checkGiven(options);
    const {framework, vendor, language, color} = {...DEFAULTS, ...options};
    const choices: Choices = {framework, vendor, language, color};
    return {folder: target(options.folder ?? DEFAULT_FOLDER), choices};
  }
  // Before the questions, so that nobody answers them in vain.
  if (options.folder !== undefined) checkTarget(target(options.folder));
  const folder =
    options.folder ?? (await askForFolder(asker, (answer) => checkTarget(target(answer))));
  return {folder: target(folder), choices: await askForChoices(options, asker)};
}

/** A path in a command: in quotes if a shell would take it apart. */
const inShell = (path: string) => (/^[\w./@-]+$/.test(path) ? path : `"${path}"`);

/** The text that says what to do next. */
export function nextSteps(
  folder: string,
  choices: Choices,
  {cwd, userAgent}: Circumstances,
): string {
  const manager = packageManagerOf(userAgent);
  const path = relative(cwd, folder);
  const {vendor, language} = choices;
  const commands = [
    ...(path ? [`cd ${inShell(path)}`] : []),
    ...(vendor === 'fixtures' ? [] : ['cp .env.example .env']),
    `${manager} install`,
    scriptCommand(manager, 'dev'),
    scriptCommand(manager, 'test'),
  ];
  const notes = [
    ...(vendor === 'fixtures'
      ? []
      : [
          `Fill in .env before you start: without it, there are no products of ${VENDORS[vendor].label}, and no others.`,
        ]),
    ...(language.startsWith('en')
      ? []
      : [
          `The pages say that they are in ${language}, and their texts are English: translate them in src.`,
        ]),
    ...(language === DEFAULTS.language
      ? []
      : [`Prices are in ${readLanguage(language).currency}: src/context.ts has the currency.`]),
  ];
  const lines = commands.map((command) => `  ${command}`).join('\n');
  return `The project is in ${folder}. Next:\n\n${lines}\n${notes.map((note) => `\n${note}`).join('')}`;
}

/**
 * Makes a project by the arguments of a call, and asks for what they lack.
 *
 * @returns The text that says what to do next.
 * @throws If nobody can be asked for what is missing, or the project can't be written.
 */
export async function create(options: Options, circumstances: Circumstances): Promise<string> {
  const {cwd, asker} = circumstances;
  const {folder, choices} = await choose(options, cwd, asker);
  const name = checkTarget(folder);
  writeProject(folder, projectFiles(name, choices));
  return nextSteps(folder, choices, circumstances);
}
