import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {init, type InitOptions, withLines, withoutLines} from './init.ts';

const url = 'https://docs.example.com/';
let folder: string;
const file = () => join(folder, 'AGENTS.md');
const read = () => readFileSync(file(), 'utf8');
const run = (options: Partial<InitOptions> = {}) =>
  init({folder, url, undo: false, yes: true, isTerminal: false, ...options});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mcp-init-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

test('four lines between two marks are added to a new file', async () => {
  expect(await run()).toBe(`The lines were added to ${file()}.`);
  const lines = read().trimEnd().split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[1]).toBe('## Storefront Toolkit');
  expect(read()).toContain('https://docs.example.com/llms.txt');
  expect(read()).toContain('node_modules/@storefront-toolkit/<package>/AGENTS.md');
});

test('a second time changes nothing', async () => {
  await run();
  const text = read();
  expect(await run()).toBe(`${file()} has these lines.`);
  expect(read()).toBe(text);
});

test('older lines are replaced where they are', () => {
  const text = withLines('# Rules\n', 'https://old.example/');
  const next = withLines(`${text}\nMore rules.\n`, url);
  expect(next).not.toContain('old.example');
  expect(next).toMatch(/^# Rules\n\n<!--[^]*-->\n\nMore rules\.\n$/);
});

test.each([
  ['a text', '# Rules\n\nBe kind.\n'],
  ['lines of Windows', '# Rules\r\n\r\nBe kind.\r\n'],
  ['empty lines at its end', '# Rules\n\n\n'],
  ['nothing', ''],
])('a file with %s is as it was after an undo', async (_, text) => {
  expect(withoutLines(withLines(text, url))).toBe(text);
  expect(withoutLines(text)).toBe(text);
  writeFileSync(file(), text);
  await run();
  expect(read().includes('\r\n')).toBe(text.includes('\r\n'));
  await run({undo: true});
  expect(existsSync(file()) ? read() : '').toBe(text);
});

test('an undo without lines makes no file', async () => {
  expect(await run({undo: true})).toBe(`${file()} has no lines to remove.`);
  expect(existsSync(file())).toBe(false);
});

test('without a terminal and without --yes nothing is written', async () => {
  await expect(run({yes: false})).rejects.toThrow('Pass --yes');
  expect(existsSync(file())).toBe(false);
});

test('a person at a terminal sees the lines and decides', async () => {
  const asked: string[] = [];
  const answering = (answer: boolean) => (question: string) => {
    asked.push(question);
    return Promise.resolve(answer);
  };
  const options = {yes: false, isTerminal: true};
  expect(await run({...options, ask: answering(false)})).toBe(`${file()} was not changed.`);
  expect(existsSync(file())).toBe(false);
  await run({...options, ask: answering(true)});
  expect(read()).toContain('## Storefront Toolkit');
  expect(asked).toHaveLength(2);
  expect(asked[0]).toContain('## Storefront Toolkit');
});

test.each([
  ['without an end', '<!-- storefront-toolkit: start -->\ntext\n'],
  ['in the wrong order', '<!-- storefront-toolkit: end -->\n<!-- storefront-toolkit: start -->\n'],
  ['twice', `${withLines('', url)}${withLines('', url)}`],
])('marks %s are an error, and the file stays', async (_, text) => {
  writeFileSync(file(), text);
  await expect(run()).rejects.toThrow('by hand');
  await expect(run({undo: true})).rejects.toThrow('by hand');
  expect(read()).toBe(text);
});

test('a folder of that name is an error', async () => {
  mkdirSync(file());
  await expect(run()).rejects.toThrow('EISDIR');
});
