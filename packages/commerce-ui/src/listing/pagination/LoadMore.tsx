'use client';

import type {LocaleCode} from '@storefront-toolkit/types/config';
import {
  type CursorPagination,
  pageAfter,
  type PagePosition,
  type Pagination as NumberedPagination,
} from '@storefront-toolkit/types/search';
import {ButtonLink} from '@storefront-toolkit/ui/button';
import clsx from 'clsx';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useId,
  useRef,
} from 'react';
import {fillNumbers, type PluralText, pluralForm} from '../../internal/plural-text.ts';
import {checkedPagination} from './checked-pagination.ts';
import {LoadMoreDataAttributes} from './data-attributes.ts';
import {ENGLISH_LOAD_MORE, type LoadMoreLabels} from './labels.ts';
import {checkPattern, type PageHref, pageHref} from './page-href.ts';
import {useLoadMore} from './use-load-more.ts';

/** Props of `LoadMore`. All other props of `<div>` reach the element. */
export interface LoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The pagination of the last page that is shown. */
  pagination: NumberedPagination | CursorPagination;
  /** Number of products that are shown, on all pages so far. */
  shown: number;
  /** Address of each page, as `Pagination` takes it. It is where the link leads without JavaScript, and in a new tab. */
  href: PageHref;
  /** Language and region in which numbers are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * Loads the page at a position, and shows its products below the others. While its promise runs, the link is busy; when it is rejected, a text
   * says so. Without it, the link leads to the next page.
   */
  onLoadMore?: ((position: PagePosition) => unknown) | undefined;
  /**
   * The element whose children are the products. With it, the focus moves to the first link or button of the first new one.
   * Without it, the focus stays.
   */
  listRef?: RefObject<HTMLElement | null> | undefined;
  /**
   * Element to render in place of `<a>`, for a router's link: `render={<Link to="?page=2" />}`. Its own props win.
   * @default <a />
   */
  render?: ReactElement<ComponentProps<'a'>> | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<LoadMoreLabels> | undefined;
}

const hasModifier = ({altKey, ctrlKey, metaKey, shiftKey}: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** A link to the next page that loads its products into this one where JavaScript runs. */
export function LoadMore({
  pagination,
  shown,
  href,
  locale,
  onLoadMore,
  listRef,
  render,
  labels,
  className,
  ...rest
}: LoadMoreProps) {
  if (process.env.NODE_ENV !== 'production') checkPattern('LoadMore', href, pagination);
  const words = {...ENGLISH_LOAD_MORE, ...labels};
  const total = pagination.totalItems;
  const next = pageAfter(checkedPagination('LoadMore', pagination));
  const progress = useRef<HTMLParagraphElement>(null);
  const errorId = useId();
  const textOf = (text: PluralText, count: number) =>
    fillNumbers(
      pluralForm(text, count, locale),
      {count, shown, ...(total !== undefined && {total})},
      locale,
    );
  const {state, load} = useLoadMore({
    shown,
    loadedText: (count) =>
      textOf(total === undefined ? words.loadedWithoutTotal : words.loaded, count),
    failedText: words.failed,
    progress,
    list: listRef,
  });

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (!onLoadMore || !next || hasModifier(event)) return;
    event.preventDefault();
    void load(() => onLoadMore(next));
  }

  const isPending = state === 'pending';
  const hasFailed = state === 'failed';
  return (
    <div
      {...rest}
      {...{[LoadMoreDataAttributes.state]: state}}
      className={clsx('flex flex-col items-center gap-3 text-center text-base text-ink', className)}
    >
      <p ref={progress} tabIndex={-1} className="text-ink-muted">
        {total === undefined
          ? textOf(words.progressWithoutTotal, shown)
          : textOf(words.progress, total)}
      </p>
      {hasFailed && (
        <p id={errorId} className="weight-semibold text-danger">
          {words.failed}
        </p>
      )}
      {next && (
        <ButtonLink
          href={pageHref(href, undefined, next)}
          rel="next"
          variant="secondary"
          render={render}
          aria-busy={isPending || undefined}
          aria-disabled={isPending || undefined}
          aria-describedby={hasFailed ? errorId : undefined}
          onClick={handleClick}
          className={clsx(isPending && 'cursor-progress')}
        >
          {isPending ? words.loading : hasFailed ? words.retry : words.loadMore}
        </ButtonLink>
      )}
    </div>
  );
}
