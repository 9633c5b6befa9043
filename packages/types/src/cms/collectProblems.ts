import type {IntegrationProblem} from '../config/IntegrationProblem.ts';
import type {DynamicServerContext} from './DynamicServerContext.ts';

/**
 * Collects what integrations leave out during one request, to show it while you develop.
 *
 * An `onProblem` that the context already has is called too.
 *
 * @param context - The context of the request.
 * @returns A context to ask with, and the problems so far. The list grows while the integrations answer.
 * @category Context
 * @example
 * ```ts
 * import {
 *   type CmsIntegration,
 *   collectProblems,
 *   type DynamicServerContext,
 * } from '@storefront-toolkit/types/cms';
 *
 * export async function readHome(cms: CmsIntegration, request: DynamicServerContext) {
 *   const {context, problems} = collectProblems(request);
 *   const signal = AbortSignal.timeout(5000);
 *   const page = await cms.getPage({by: 'name', name: 'home'}, context, signal);
 *   return {page, problems};
 * }
 * ```
 */
export function collectProblems(context: DynamicServerContext): {
  readonly context: DynamicServerContext;
  readonly problems: readonly IntegrationProblem[];
} {
  const problems: IntegrationProblem[] = [];
  return {
    problems,
    context: {
      ...context,
      onProblem(problem) {
        problems.push(problem);
        context.onProblem?.(problem);
      },
    },
  };
}
