import type {RenderedLinkProps} from '@storefront-toolkit/ui/link';
import clsx from 'clsx';
import type {ReactElement} from 'react';
import {PaginationDataAttributes} from './data-attributes.ts';

/** Renders a link of a navigation, for a router: `(props) => <RouterLink {...props} />`. */
export type RenderLink = (props: RenderedLinkProps) => ReactElement;

const renderAnchor: RenderLink = ({children, ...props}) => <a {...props}>{children}</a>;

const LINK =
  'inline-flex min-h-10 items-center justify-center rounded-md border no-underline ' +
  'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus';

interface NumberLinkProps {
  page: number;
  /** The number as it is shown. */
  text: string;
  name: string;
  href: string;
  isCurrent: boolean;
  renderLink: RenderLink | undefined;
}

/** The link to a numbered page. */
export function NumberLink({page, text, name, href, isCurrent, renderLink}: NumberLinkProps) {
  const props: RenderedLinkProps & {[PaginationDataAttributes.page]: number} = {
    href,
    'aria-label': name,
    [PaginationDataAttributes.page]: page,
    className: clsx(
      LINK,
      'min-w-7 px-1 text-sm @min-[32rem]:min-w-10 @min-[32rem]:px-2 @min-[32rem]:text-base',
      isCurrent
        ? 'border-ink bg-surface weight-semibold text-ink'
        : 'border-transparent text-ink hover:bg-surface hover:underline forced-colors:border-[Canvas]',
    ),
    children: text,
    ...(isCurrent && {'aria-current': 'page' as const}),
  };
  return (renderLink ?? renderAnchor)(props);
}

interface StepLinkProps {
  direction: 'previous' | 'next';
  text: string;
  href: string;
  /** Whether a narrow container shows the arrow only. */
  isCompact: boolean;
  renderLink: RenderLink | undefined;
}

/** The link to the page before or after this one. */
export function StepLink({direction, text, href, isCompact, renderLink}: StepLinkProps) {
  const words = (
    <span className={clsx(isCompact && 'sr-only @min-[32rem]:not-sr-only')}>{text}</span>
  );
  const props: RenderedLinkProps & {[PaginationDataAttributes.direction]: string} = {
    href,
    rel: direction === 'previous' ? 'prev' : 'next',
    [PaginationDataAttributes.direction]: direction,
    className: clsx(
      LINK,
      'relative gap-1 border-line-strong bg-raised text-ink hover:bg-surface',
      isCompact ? 'min-w-8 px-1 @min-[32rem]:px-3' : 'px-3',
    ),
    children:
      direction === 'previous' ? (
        <>
          <Arrow d="m12.5 5-5 5 5 5" />
          {words}
        </>
      ) : (
        <>
          {words}
          <Arrow d="m7.5 5 5 5-5 5" />
        </>
      ),
  };
  return (renderLink ?? renderAnchor)(props);
}

function Arrow({d}: {d: string}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5 shrink-0 rtl:-scale-x-100"
    >
      <path d={d} />
    </svg>
  );
}
