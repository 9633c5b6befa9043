import {describe, expect, test} from 'vitest';
import {checks} from '../checks.mjs';
import {selectChecks} from './checks.mjs';

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
