import {accessSync, constants, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {satisfies} from '../../scripts/lib/node-version.mjs';
import {readJson, root} from '../../scripts/lib/workspace.mjs';

const workflow = readFileSync(join(import.meta.dirname, 'workflow.yml'), 'utf8');
const values = (key: string) =>
  [...workflow.matchAll(new RegExp(`^ *(?:- )?${key}: (.+)$`, 'gm'))].map(
    ([, value = '']) => value,
  );

test('the workflow runs the program that CI runs here, and it can be run', () => {
  expect(values('run')).toEqual(['./.ci/run']);
  accessSync(join(root, '.ci/run'), constants.X_OK);
});

test('the workflow takes a Node that the repository accepts', () => {
  const [version = ''] = values('node-version');
  const {engines} = readJson('package.json') as {engines: {node: string}};
  expect(satisfies(version.replaceAll("'", ''), engines.node)).toBe(true);
});
