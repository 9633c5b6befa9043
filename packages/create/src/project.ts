import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Choices} from './choices.ts';
import {brandColors, readColor} from './color.ts';
import {COLORS, DEFAULTS} from './choices.ts';
import {type Language, readLanguage} from './language.ts';
import {manifestOf} from './manifest.ts';
import {readmeOf} from './readme.ts';

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url));

/** The folders of templates that make a project, each over those before it. */
function layersOf({framework, vendor}: Choices): string[] {
  const own = ['shared', framework];
  return vendor === 'fixtures' ? own : [...own, 'vendor', `${framework}-vendor`, vendor];
}

/** The files of a layer, by their paths in the project. npm leaves out files such as `.gitignore`, so here they begin with `_`. */
function filesIn(layer: string): [path: string, text: string][] {
  const folder = join(TEMPLATES, layer);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
    .map((name) => [
      name.split(sep).join('/').replace(/^_/, '.'),
      readFileSync(join(folder, name), 'utf8'),
    ]);
}

/** Replaces a part of a template. */
function replaced(text: string, part: string, by: string): string {
  if (text.split(part).length !== 2) {
    throw new Error(
      `A template doesn't have ${part} once, so it can't be changed to ${by}. The package is damaged: install it again.`,
    );
  }
  return text.replace(part, () => by);
}

/** Writes a language into the files that name the templates' own. */
function inLanguage(files: Map<string, string>, language: Language): void {
  const {tag, currency, country, isRightToLeft} = language;
  const page = files.has('index.html') ? 'index.html' : 'src/app/layout.tsx';
  const lang = `lang="${tag}"${isRightToLeft ? ' dir="rtl"' : ''}`;
  files.set(page, replaced(files.get(page) ?? '', 'lang="en-IE"', lang));
  let context = files.get('src/context.ts') ?? '';
  context = replaced(context, "locale: 'en-IE'", `locale: '${tag}'`);
  context = replaced(context, "currency: 'EUR'", `currency: '${currency}'`);
  context = replaced(context, "  country: 'IE',\n", country ? `  country: '${country}',\n` : '');
  files.set('src/context.ts', context);
}

/** The rule of a style sheet that sets the brand's colors. */
function ruleFor(color: string): string {
  const lines = Object.entries(brandColors(color)).map(
    ([name, value]) => `  --color-${name}: ${value};`,
  );
  return `\n:root {\n${lines.join('\n')}\n}\n`;
}

/**
 * The files of a project, by their paths. Nothing is written.
 *
 * @param name - Name of the project's package.
 * @throws If the language or the color can't be used.
 */
export function projectFiles(name: string, choices: Choices): ReadonlyMap<string, string> {
  const language = readLanguage(choices.language);
  const color = readColor(choices.color);
  const files = new Map(layersOf(choices).flatMap(filesIn));
  if (language.tag !== DEFAULTS.language) inLanguage(files, language);
  if (color !== COLORS[DEFAULTS.color]) {
    const sheet = 'src/storefront.css';
    files.set(sheet, `${files.get(sheet) ?? ''}${ruleFor(color)}`);
  }
  files.set('package.json', manifestOf(name, choices));
  files.set('README.md', readmeOf(name, choices));
  return files;
}
