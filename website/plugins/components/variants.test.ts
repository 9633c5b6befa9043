import {existsSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ROOT} from '../paths';
import {type Component, findComponents, findPages} from './catalog';
import {combinationsOf, variantsOf} from './variants';

/** The axes that a reader chooses. Others follow from a component's structure. */
const LOOKS = ['divided', 'marker', 'orientation', 'sale', 'size', 'tone', 'variant', 'weight'];

/** Components that show one variant at a time, each in an example of its own, and why. */
const ONE_BY_ONE: Record<string, string> = {
  dialog: 'It covers the page.',
  sheet: 'It covers the page.',
  toast: 'It is at the edge of the window.',
  'media-block-hero': 'Each variant is as wide as its page.',
  'menu-bar': 'Each variant is as long as its page.',
};

/** Definitions that several components share. */
const SHARED: Record<string, string> = {
  'forms/checkbox': 'internal/choice.ts',
  'forms/form-select': 'internal/control.ts',
  'forms/input': 'internal/control.ts',
  'forms/radio-group': 'internal/choice.ts',
  'forms/select': 'internal/control.ts',
};

type ClassNames = (chosen: Record<string, unknown>) => string;

const load = async (file: string) =>
  (await import(pathToFileURL(path.join(ROOT, file)).href)) as Record<string, unknown>;

const tokensOf = (classNames: string) => classNames.split(/\s+/).filter(Boolean);

/** The class names that each combination of a component's variants gives an element. */
async function looksOf({name, folder}: Component) {
  const file = name in SHARED ? `packages/ui/src/${SHARED[name]}` : `${folder}/variants.ts`;
  if (!existsSync(path.join(ROOT, file))) return [];
  const exported = await load(file);
  return variantsOf(path.join(ROOT, file)).flatMap((definition) => {
    const axes = Object.entries(definition.axes).filter(([axis]) => LOOKS.includes(axis));
    if (axes.length === 0) return [];
    const classNames = exported[definition.name] as ClassNames;
    return combinationsOf(Object.fromEntries(axes)).map((chosen) => ({
      chosen: JSON.stringify(chosen),
      tokens: tokensOf(classNames(chosen)),
    }));
  });
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

const withoutEntities = (html: string) => html.replace(/&[^;]+;/g, (one) => ENTITIES[one] ?? one);

/** The class names of each element of an example. */
async function classesOf(file: string) {
  const {default: example} = await load(file);
  const html = renderToStaticMarkup(createElement(example as ComponentType));
  return [...html.matchAll(/ class="([^"]*)"/g)].map(
    ([, names]) => new Set(tokensOf(withoutEntities(names ?? ''))),
  );
}

const pages = await findPages();
const components = findComponents().filter(({packageName}) => packageName === 'ui');
const withLooks = (
  await Promise.all(components.map(async (one) => ({...one, looks: await looksOf(one)})))
).filter(({looks}) => looks.length > 0);

it('finds the components with variants', () => {
  const names = withLooks.map(({name}) => name);
  expect(names).toEqual(expect.arrayContaining(['badge', 'button', ...Object.keys(ONE_BY_ONE)]));
  expect(names.length).toBeGreaterThan(15);
});

it.each(withLooks.filter(({name}) => !(name in ONE_BY_ONE)))(
  '$name shows every combination of its variants at the top of its page',
  async ({name, looks, examples}) => {
    const atTop = pages.get(`ui/${name}`)?.examples.slice(0, 2) ?? [];
    const shown = await Promise.all(
      examples.filter(({id}) => atTop.includes(id)).map(({path: file}) => classesOf(file)),
    );
    const missing = looks
      .filter(({tokens}) => !shown.flat().some((names) => tokens.every((one) => names.has(one))))
      .map(({chosen}) => chosen);
    expect(
      missing,
      `Show these in packages/ui/src/${name}/examples/variants.tsx, the second example of the page.`,
    ).toEqual([]);
  },
);
