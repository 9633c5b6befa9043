import {describe, expect, test} from 'vitest';
import {AGENT_LIMITS} from '../../../tests/mcp/limits.ts';
import {openDocs} from '../src/docs.ts';
import {sectionsOf} from '../src/sections.ts';
import type {Answer} from '../src/tool.ts';
import {getComponent} from '../src/tools/get-component.ts';
import {getExample} from '../src/tools/get-example.ts';
import {getPage} from '../src/tools/get-page.ts';
import {searchDocs} from '../src/tools/search-docs.ts';
import {packageVersion} from '../src/version.ts';

const docs = openDocs();
const {pages, components, examples, url, version} = docs.snapshot();

/** Asserts that an answer is one, and not too long. */
function check(answer: Answer, asked: string): string {
  expect(answer.isError, asked).toBeUndefined();
  expect(answer.text.length, asked).toBeLessThanOrEqual(AGENT_LIMITS.characters);
  return answer.text;
}

test('the documentation is that of this version, and whole', () => {
  expect(version).toBe(packageVersion());
  expect(pages.length).toBeGreaterThan(300);
  expect(components.length).toBeGreaterThan(60);
  expect(examples.length).toBeGreaterThan(300);
  const paths = new Set(pages.map(({path}) => path));
  for (const {page} of [...components, ...examples]) expect(paths).toContain(page);
});

test('every page is read to its end, and each part fits', async () => {
  for (const {path, markdown} of pages) {
    let [read, parts, offset]: [string, number, number | undefined] = ['', 0, 0];
    while (offset !== undefined) {
      const text = check(await getPage.call({path, offset}, docs), path);
      read += /\n---\n([^]*?)(?:\n\n--- \d+ more [^]*|$)$/.exec(text)?.[1] ?? '';
      const [, next] = /\n\n--- \d+ more characters: pass offset (\d+)\.$/.exec(text) ?? [];
      offset = next === undefined ? undefined : Number(next);
      parts += 1;
    }
    expect(read.length, path).toBe(markdown.length);
    expect(parts).toBeLessThanOrEqual(2 + markdown.length / (AGENT_LIMITS.characters / 2));
  }
});

test('every section of every page fits', async () => {
  for (const {path, markdown} of pages) {
    for (const {title} of sectionsOf(markdown)) {
      check(await getPage.call({path, section: title.slice(0, 200)}, docs), `${path} ${title}`);
    }
  }
});

test('every component is found by its name, with its import and all of its examples', async () => {
  for (const component of components) {
    const text = check(await getComponent.call({name: component.name}, docs), component.name);
    expect(text).toContain(component.import);
    for (const id of component.examples) expect(text).toContain(`- ${id}: `);
  }
});

test('every part leads to a component that has it', async () => {
  for (const {name} of components.flatMap(({parts}) => parts)) {
    expect(check(await getComponent.call({name}, docs), name)).toContain(name);
  }
});

test('every example comes whole', async () => {
  for (const {id, source} of examples) {
    expect(check(await getExample.call({id}, docs), id)).toContain(source.trimEnd());
  }
});

describe('a search', () => {
  test('of each title fits with all hits, and shows addresses that can be read', async () => {
    const paths = new Set(pages.map(({path}) => path));
    for (const {title} of [...components, ...pages.slice(0, 50)]) {
      const answer = await searchDocs.call({query: title.slice(0, 200), limit: 10}, docs);
      const text = check(answer, title);
      for (const [, address = ''] of text.matchAll(/^ {3}(https:\S+)$/gm)) {
        expect(address.startsWith(url)).toBe(true);
        const path = `/${address.slice(url.length)}`.replace(/#.*/, '').replace(/(?<=.)\/$/, '');
        expect(paths).toContain(path);
      }
    }
  });

  test('of a component by its title finds it', async () => {
    for (const {title, name} of components) {
      const {text} = await searchDocs.call({query: title, limit: 5}, docs);
      expect(text, title).toContain(`[component ${name}]`);
    }
  });

  test('of what nobody would type ends in order, and soon', async () => {
    const usual = await timeOf('product tile');
    for (const query of [
      Array.from({length: 28}, (_, at) => `qzxv${at}w`)
        .join(' ')
        .slice(0, 200),
      'a '.repeat(100),
      '\u0000'.repeat(200),
      'aaaaaaaaaa'.repeat(20),
      '🧦'.repeat(100),
      '(((((([[[[[[\\\\\\\\',
    ]) {
      expect(await timeOf(query), query).toBeLessThan(Math.max(usual, 1) * 200);
    }
  });
});

/** Milliseconds that a search takes, the fastest of three. */
async function timeOf(query: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    const {text} = await searchDocs.call({query, limit: 10}, docs);
    expect(text.length).toBeLessThanOrEqual(AGENT_LIMITS.characters);
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
