import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {readTwins} from './twins';

const ADDRESS = 'https://docs.example.com/toolkit/';
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'twins-'));
});

afterEach(() => rmSync(root, {recursive: true}));

function write(file: string, url: string, text = '# Title\n\nText: "quoted"\n') {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  const head = `title: "A \\"title\\""\ndescription: "About: it."\nurl: ${JSON.stringify(url)}`;
  writeFileSync(path.join(root, file), `---\n${head}\nversion: "0.1.0"\n---\n\n${text}`);
}

test('a twin gives its path, its fields and its text', () => {
  write('docs/intro.md', `${ADDRESS}docs/intro`);
  expect(readTwins(root, ADDRESS)).toEqual([
    {
      path: '/docs/intro',
      title: 'A "title"',
      description: 'About: it.',
      markdown: '# Title\n\nText: "quoted"',
    },
  ]);
});

test('files of hidden folders, such as skills, are no pages', () => {
  write('docs/a.md', `${ADDRESS}docs/a`);
  write('.well-known/agent-skills/a/SKILL.md', 'https://elsewhere.example/');
  expect(readTwins(root, ADDRESS).map((page) => page.path)).toEqual(['/docs/a']);
});

test('an index page with two files is one page, and the pages are in order', () => {
  write('docs/theming.md', `${ADDRESS}docs/theming/`);
  write('docs/theming/index.md', `${ADDRESS}docs/theming/`);
  write('index.md', ADDRESS);
  write('docs/a.md', `${ADDRESS}docs/a`);
  expect(readTwins(root, ADDRESS).map((page) => page.path)).toEqual([
    '/',
    '/docs/a',
    '/docs/theming',
  ]);
});

test('a build without twins gives no pages', () => {
  writeFileSync(path.join(root, 'index.html'), '');
  expect(readTwins(root, ADDRESS)).toEqual([]);
});

test.each([
  ['no front matter', '# Title\n'],
  ['no title', `---\nurl: "${ADDRESS}docs/a"\n---\n\n# Title\n`],
  ['the address of another site', '---\ntitle: "A"\nurl: "https://other.example/a"\n---\n\nText\n'],
])('a twin with %s is an error that names it', (_, text) => {
  writeFileSync(path.join(root, 'a.md'), text);
  expect(() => readTwins(root, ADDRESS)).toThrow(/a\.md has no title, or no url below/);
});
