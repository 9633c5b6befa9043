import {collectProblems, type DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {expect, it} from 'vitest';

const problem: IntegrationProblem = {
  vendor: 'shopify',
  kind: 'commerce',
  operation: 'getProducts',
  missing: 'product',
  path: 'data.nodes[1].title',
  reason: 'is not a text',
};
const request = {locale: 'en-IE', currency: 'EUR', preview: false, audiences: []} as const;

it('collects the problems of one request, and still calls the function that was there', () => {
  const logged: IntegrationProblem[] = [];
  const given: DynamicServerContext = {...request, onProblem: (each) => logged.push(each)};
  const {context, problems} = collectProblems(given);
  expect(context).toMatchObject(request);
  expect(problems).toEqual([]);
  context.onProblem?.(problem);
  expect(problems).toEqual([problem]);
  expect(logged).toEqual([problem]);
});

it('keeps requests apart', () => {
  const [one, other] = [collectProblems(request), collectProblems(request)];
  one.context.onProblem?.(problem);
  expect([one.problems, other.problems]).toEqual([[problem], []]);
});
