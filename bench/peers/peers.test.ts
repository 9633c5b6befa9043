import {expect, test} from 'vitest';
import {corpus} from '../corpus/corpus.ts';
import {SEARCHED, USAGES} from '../search/peers.ts';
import {PEERS} from './index.ts';
import {pageText} from './write.ts';

const pages = corpus(10);
const all = [...new Set([...PEERS, ...SEARCHED])];

test.each(all)('$id has the same text as all, with addresses of its own', (peer) => {
  for (const page of pages) {
    const text = pageText(peer, page);
    const next = /\]\((\/[^)]*)\)/.exec(page.body)![1]!;
    expect(text).toContain(`](${peer.address(next)})`);
    const withoutLink = (markdown: string) => markdown.replaceAll(/\]\([^)]*\)/g, ']');
    expect(withoutLink(text)).toContain(withoutLink(page.body));
  }
});

test.each(all)('$id has a file for each page', (peer) => {
  const files = new Set(pages.map((page) => peer.pageFile(page)));
  expect(files.size).toBe(pages.length);
  for (const file of Object.keys(peer.files(pages))) expect(files).not.toContain(file);
});

test.each(all)('$id pins exact versions', ({packages}) => {
  for (const version of Object.values(packages)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test.each(SEARCHED)('$id has a search that can be used', ({id}) => {
  expect(USAGES[id]?.queries.length).toBeGreaterThan(1);
});
