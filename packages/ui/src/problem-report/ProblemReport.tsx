import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {AlertDescription, AlertRoot, AlertTitle} from '../alert/index.ts';

/** Props of `ProblemReport`. All other props of `<aside>` reach the element. */
export interface ProblemReportProps extends Omit<ComponentProps<'aside'>, 'children' | 'title'> {
  /** Problems of the request, as `collectProblems` gathers them. Without any, nothing is rendered. */
  problems: readonly IntegrationProblem[];
  /**
   * Whether the report is shown: while you develop, and not in production.
   * @default process.env.NODE_ENV !== 'production'
   */
  shown?: boolean | undefined;
  /**
   * Title of the report. By default it says how many parts of the page are missing.
   * @default titleOf(problems.length)
   */
  title?: string | undefined;
}

const titleOf = (count: number) =>
  count === 1 ? '1 part of this page is missing' : `${count} parts of this page are missing`;

/**
 * The parts that integrations left out of the page, for the developer who looks at it: which part, where in the vendor's response, and why.
 * Shoppers don't see it. Render it after the integrations have answered.
 */
export function ProblemReport({
  problems,
  shown = process.env.NODE_ENV !== 'production',
  title = titleOf(problems.length),
  className,
  ...rest
}: ProblemReportProps) {
  if (!shown || problems.length === 0) return null;
  return (
    <aside aria-label={title} {...rest} className={clsx('text-ink', className)}>
      <AlertRoot tone="warning">
        <AlertTitle>{title}</AlertTitle>
        <AlertDescription>
          <ul className="mt-2 grid gap-2 text-sm">
            {problems.map(({vendor, operation, missing, path, reason}, index) => (
              // The same value may be read twice, so nothing but its place tells a problem from the others.
              <li key={index}>
                <strong className="font-semibold">{missing}</strong> ({vendor}, {operation}):{' '}
                <code className="font-mono wrap-anywhere">{path}</code> {reason}
              </li>
            ))}
          </ul>
        </AlertDescription>
      </AlertRoot>
    </aside>
  );
}
