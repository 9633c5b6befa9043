import {createIntegrationError, type IntegrationProblem} from '@storefront-toolkit/types/config';
import {expect, it} from 'vitest';
import {fieldOf} from './field.ts';
import {readEach, readOrReport, reportTo} from './problems.ts';

const source = {vendor: 'example', kind: 'commerce', operation: 'getProducts'} as const;

it('leaves out what does not fit, reports it with its path, and keeps the order of the rest @claim-vendors.isolation', () => {
  const problems: IntegrationProblem[] = [];
  const report = reportTo({onProblem: (problem) => problems.push(problem)});
  const items = fieldOf(['a', 1, 'b', null], source, 'data.nodes').list();
  expect(readEach(items, 'product', report, (item) => item.text())).toEqual(['a', 'b']);
  expect(problems).toEqual([
    {...source, missing: 'product', path: 'data.nodes[1]', reason: 'is not a text'},
    {...source, missing: 'product', path: 'data.nodes[3]', reason: 'is not a text'},
  ]);
});

it('throws on what is no fault of the answer', () => {
  const aborted = createIntegrationError({...source, type: 'aborted'});
  for (const thrown of [aborted, new TypeError('of the code')]) {
    const read = () => {
      throw thrown;
    };
    expect(() => readOrReport('product', reportTo({}), read)).toThrow(thrown);
  }
});

it('ignores what the function of the caller throws, and its absence', () => {
  const onProblem = () => {
    throw new Error('of the log');
  };
  const bad = fieldOf(1, source, 'data');
  expect(readOrReport('product', reportTo({onProblem}), () => bad.text())).toBeUndefined();
  expect(readOrReport('product', reportTo({}), () => bad.text())).toBeUndefined();
});
