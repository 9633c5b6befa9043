import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../scripts/lib/workspace.mjs';
import {extractFences} from '../fences/extract.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('shows the integration that is tested', () => {
  const page = 'website/docs/packages/types/cms/integration-function.mdx';
  const text = read(page);
  const opening = '```ts title="in-memory-cms.ts"';
  const line = text.split('\n').indexOf(opening) + 2;
  const fence = extractFences(page, text).find((candidate) => candidate.line === line);
  expect(`${fence?.code}\n`).toBe(read('packages/types/src/cms/examples/in-memory-cms.ts'));
});
