import {describe, expect, test} from 'vitest';
import {checks} from '../checks.mjs';
import {runChecks, selectChecks} from './checks.mjs';

const names = (args: string[]) => selectChecks(checks, args).selected.map(({name}) => name);

describe('npm test', () => {
  test('runs every check when none is named', () => {
    expect(names(['--full'])).toEqual(checks.map(({name}) => name));
    const usual = checks.filter(({full}) => !full).map(({name}) => name);
    expect(names([])).toEqual(usual);
    expect(usual).not.toContain('reproducible');
    expect(names(['reproducible'])).toEqual(['reproducible']);
  });

  test('runs those that are named, in their own order', () => {
    expect(names(['unit', 'lint'])).toEqual(['lint', 'unit']);
    expect(names(['--only', 'lint,unit'])).toEqual(['lint', 'unit']);
    expect(names(['--only=lint'])).toEqual(['lint']);
  });

  test('refuses a name that is none', () => {
    expect(selectChecks(checks, ['lint', 'lnit']).unknown).toEqual(['lnit']);
  });
});

test('no two checks have one name', () => {
  expect(new Set(checks.map(({name}) => name)).size).toBe(checks.length);
});

test('checks that leave a core idle run beside each other, the others alone', async () => {
  const log: string[] = [];
  const run = async ({name}: {name: string}) => {
    log.push(`${name} starts`);
    await new Promise((resolve) => setTimeout(resolve, name === 'slow' ? 40 : 5));
    log.push(`${name} ends`);
    return {passed: 1, failed: name === 'slow' ? 1 : 0, skipped: []};
  };
  const check = (name: string, beside?: true) => ({
    name,
    proves: '',
    commands: [],
    ...(beside && {beside}),
  });
  const selected = [
    check('slow', true),
    check('a', true),
    check('b', true),
    check('alone'),
    check('c', true),
  ];
  const results = await runChecks(selected, {run, atOnce: 2});
  expect(log).toEqual([
    ...['slow starts', 'a starts', 'a ends', 'b starts', 'b ends', 'slow ends'],
    ...['alone starts', 'alone ends', 'c starts', 'c ends'],
  ]);
  expect(results).toHaveLength(5);
  expect(results.filter(({failed}) => failed > 0)).toHaveLength(1);
});
