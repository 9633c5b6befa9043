import {describe, expect, test} from 'vitest';
import {countOne, countPlaywright, countVitest, endOf, strict, withoutPassed} from './results.mjs';

describe('a simple check', () => {
  test('counts as one', () => {
    expect(countOne(0, '')).toEqual({passed: 1, failed: 0, skipped: []});
    expect(countOne(2, 'error')).toEqual({passed: 0, failed: 1, skipped: []});
  });

  test('that cannot be done here is skipped with its reason, and has not passed', () => {
    expect(countOne(77, 'npm notice\nno endpoint\n')).toEqual({
      passed: 0,
      failed: 0,
      skipped: ['no endpoint'],
    });
  });
});

test('Vitest: cases are counted, skipped ones named', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        assertionResults: [
          {status: 'passed', fullName: 'a'},
          {status: 'skipped', fullName: 'needs nginx'},
        ],
      },
      {
        assertionResults: [
          {status: 'passed', fullName: 'b'},
          {status: 'failed', fullName: 'c'},
        ],
      },
    ],
  };
  expect(countVitest(report)).toEqual({passed: 2, failed: 1, skipped: ['needs nginx']});
});

test('Playwright: a flaky case has failed, a skipped one is named with its reason', () => {
  const skip = {status: 'skipped', annotations: [{type: 'skip', description: 'no such page yet'}]};
  const report = {
    stats: {expected: 3, unexpected: 1, flaky: 1, skipped: 1},
    suites: [{specs: [], suites: [{specs: [{title: 'reference page', tests: [skip]}]}]}],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: ['reference page: no such page yet'],
  });
});

describe('a runner', () => {
  test('that ran nothing has failed', () => {
    expect(strict({passed: 0, failed: 0, skipped: []}, 0).failed).toBe(1);
  });

  test('that ends with an error has failed, though no case did', () => {
    expect(strict({passed: 5, failed: 0, skipped: []}, 1).failed).toBe(1);
  });

  test('keeps its own count of failures', () => {
    expect(strict({passed: 5, failed: 2, skipped: []}, 1).failed).toBe(2);
    expect(strict({passed: 5, failed: 0, skipped: []}, 0).failed).toBe(0);
  });
});

test('the output of a failed check leaves out the cases that passed', () => {
  const output =
    '  ✓  1 opens (2 s)\n  ✘  2 closes (1 s)\n ✓ a.test.ts (3 tests)\nError: It stayed open.';
  expect(withoutPassed(output)).toBe('  ✘  2 closes (1 s)\nError: It stayed open.');
});

test('the end of an output is where a runner lists its failures, without what passed', () => {
  const lines = Array.from({length: 400}, (_, index) => `  ✓ ${index} passed\nnoise ${index}`);
  const end = endOf([...lines, '  1) the cart › fails', 'Expected: 1', ''].join('\n')).split('\n');
  expect(end).toHaveLength(150);
  expect(end.slice(-2)).toEqual(['  1) the cart › fails', 'Expected: 1']);
  expect(end.join('\n')).not.toContain('✓');
});
