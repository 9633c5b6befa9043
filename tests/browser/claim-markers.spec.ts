import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '../lib/test.ts';
import {root} from '../../scripts/lib/workspace.mjs';

const BUILD = join(root, 'website/build');
const MARKER = /\/\*\s*(?:claim:|advice)/;

test('no marker of a claim is in the build: on no page, in no script, in no record of the search', () => {
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'});
  const read = files.filter((path) => /\.(?:html|js|json|xml|md|txt)$/.test(path));
  expect(read.some((path) => path.startsWith('docs/') && path.endsWith('.html'))).toBe(true);
  const marked = read.filter((path) => MARKER.test(readFileSync(join(BUILD, path), 'utf8')));
  expect(marked).toEqual([]);
});
