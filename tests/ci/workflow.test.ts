import {accessSync, constants, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {satisfies} from '../../scripts/lib/node-version.mjs';
import {OPTIONS, OUTPUT} from '../../scripts/lib/release/options.mjs';
import {readJson, root} from '../../scripts/lib/workspace.mjs';
import site from '../../website/site.config';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The values of a key of a workflow, in their order. */
const valuesOf = (workflow: string, key: string) =>
  [...workflow.matchAll(new RegExp(`^ *(?:- )?${key}: (.+)$`, 'gm'))].map(
    ([, value = '']) => value,
  );

const {engines, scripts} = readJson('package.json') as {
  engines: {node: string};
  scripts: Record<string, string>;
};

describe.each(['workflow.yml', 'release.yml'])('%s', (name) => {
  const workflow = read(name);

  test('runs the program that CI runs here, and it can be run', () => {
    expect(valuesOf(workflow, 'run')[0]).toBe('./.ci/run');
    accessSync(join(root, '.ci/run'), constants.X_OK);
  });

  test('takes a Node that the repository accepts', () => {
    const [version = ''] = valuesOf(workflow, 'node-version');
    expect(satisfies(version.replaceAll("'", ''), engines.node)).toBe(true);
  });
});

test('the workflow of the checks runs nothing else', () => {
  expect(valuesOf(read('workflow.yml'), 'run')).toHaveLength(1);
});

describe('the workflow of a release', () => {
  const workflow = read('release.yml');

  test('calls the script, with options that it has @claim-continuous-integration.release', () => {
    const [, ...commands] = valuesOf(workflow, 'run');
    expect(commands).toHaveLength(1);
    const [, script = '', options = ''] = /^npm run (\S+) -- (.+)$/.exec(commands[0]!)!;
    expect(scripts).toHaveProperty(script);
    const named = [...options.matchAll(/--([\w-]+)/g)].map(([, option]) => option);
    expect(named).toEqual(['dry-run']);
    for (const option of named) expect(OPTIONS).toHaveProperty(option!);
  });

  test('publishes nothing unless it is asked to @claim-continuous-integration.release', () => {
    expect(workflow).toMatch(/workflow_dispatch:\n +inputs:\n +dry-run:\n[^]*?default: true\n/);
    expect(workflow).not.toMatch(/^ +(push|schedule|pull_request):/m);
    expect(valuesOf(workflow, 'if')).toContain(
      `github.ref == 'refs/heads/${site.repositoryBranch}'`,
    );
  });

  test('proves where the packages come from, with a Node whose npm can @claim-continuous-integration.release-proof', () => {
    expect(valuesOf(workflow, 'id-token')).toEqual(['write']);
    const [version = ''] = valuesOf(workflow, 'node-version');
    // Its npm is the first that publishes with an id token: 11.5.1.
    expect(satisfies(version.replaceAll("'", ''), '>=24.5')).toBe(true);
    expect(workflow).not.toMatch(/token:(?! write)|secrets\./i);
  });

  test('keeps the files of the release, even of one that failed', () => {
    expect(valuesOf(workflow, 'path')).toEqual([OUTPUT]);
    expect(valuesOf(workflow, 'if')).toContain('always()');
  });
});
