import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {keptModules} from './keep';

const state = vi.hoisted(() => ({digest: 'a', title: 'Button', made: 0, during: () => {}}));
vi.mock('../../../scripts/lib/sources.mjs', () => ({sourceDigest: () => state.digest}));
vi.mock('./catalog', () => ({
  findPages: () =>
    Promise.resolve(new Map([['button', {title: state.title, content: Math.random()}]])),
}));
vi.mock('./generate', () => ({
  generateModules: (baseUrl: string) => {
    state.made += 1;
    state.during();
    return Promise.resolve({'b.json': baseUrl, 'a.json': state.digest});
  },
}));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-'));
  Object.assign(state, {digest: 'a', title: 'Button', made: 0, during: () => {}});
});
afterEach(() => rmSync(folder, {recursive: true}));

test('modules are made once, and are the same from then on, in the same order', async () => {
  const made = await keptModules(folder, '/');
  expect(JSON.stringify(await keptModules(folder, '/'))).toBe(JSON.stringify(made));
  expect(state.made).toBe(1);
});

test.each([
  ['a source', () => (state.digest = 'b'), '/'],
  ['what a card shows', () => (state.title = 'Buttons'), '/'],
  ['the base path', () => {}, '/toolkit/'],
])(
  'they are made again when %s changes, and the old ones are forgotten',
  async (_, change, baseUrl) => {
    await keptModules(folder, '/');
    change();
    expect(await keptModules(folder, baseUrl)).toEqual({'b.json': baseUrl, 'a.json': state.digest});
    expect(state.made).toBe(2);
    expect(readdirSync(folder)).toHaveLength(1);
  },
);

test('damaged ones are made again', async () => {
  const made = await keptModules(folder, '/');
  const [entry = ''] = readdirSync(folder);
  const file = path.join(folder, entry);
  writeFileSync(file, readFileSync(file).subarray(0, -1));
  expect(await keptModules(folder, '/')).toEqual(made);
  expect(state.made).toBe(2);
});

test('they are not kept when a source changes meanwhile', async () => {
  state.during = () => (state.digest = 'b');
  await keptModules(folder, '/');
  expect(readdirSync(folder)).toEqual([]);
});
