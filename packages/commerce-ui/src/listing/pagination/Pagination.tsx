import type {LocaleCode} from '@storefront-toolkit/types/config';
import {
  type CursorPagination,
  pageAfter,
  pageBefore,
  type PagePosition,
  type Pagination as NumberedPagination,
} from '@storefront-toolkit/types/search';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {checkedPagination} from './checked-pagination.ts';
import {PaginationDataAttributes} from './data-attributes.ts';
import {ENGLISH, type PaginationLabels} from './labels.ts';
import {checkPattern, type PageHref, pageHref} from './page-href.ts';
import {NumberLink, type RenderLink, StepLink} from './PageLink.tsx';
import {pagesAround} from './pages-around.ts';

/** Props of `Pagination`. All other props of `<nav>` reach the element. */
export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The pagination of `SearchResults`, or of any other list: by numbers or by cursor. */
  pagination: NumberedPagination | CursorPagination;
  /**
   * Address of each page: a pattern such as `/jackets?page={page}` or `/jackets?after={cursor}`, or a function. A pattern's cursor is
   * encoded.
   */
  href: PageHref;
  /**
   * Address of the first page, so that it doesn't have a second one: `/jackets` rather than `/jackets?page=1`.
   * @default the address by `href`
   */
  firstHref?: string | undefined;
  /**
   * Linked pages on each side of this one, between the first and the last.
   * @default 1
   */
  siblings?: number | undefined;
  /**
   * Language and region in which page numbers are written: `ar-EG`.
   * @default digits from 0 to 9, without separators
   */
  locale?: LocaleCode | undefined;
  /**
   * Renders each link, for a router: `(props) => <RouterLink {...props} />`.
   * @default (props) => <a {...props} />
   */
  renderLink?: RenderLink | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<PaginationLabels> | undefined;
}

/** Plain links to the other pages of a list. Renders nothing when there is one page. */
export function Pagination({
  pagination,
  href,
  firstHref,
  siblings = 1,
  locale,
  renderLink,
  labels,
  className,
  ...rest
}: PaginationProps) {
  if (process.env.NODE_ENV !== 'production') checkPattern('Pagination', href, pagination);
  const words = {...ENGLISH, ...labels};
  const checked = checkedPagination('Pagination', pagination);
  const before = pageBefore(checked);
  const after = pageAfter(checked);
  if (!before && !after) return null;

  const hasPages = checked.type === 'pages';
  const hrefOf = (position: PagePosition) => pageHref(href, firstHref, position);
  const format = new Intl.NumberFormat(locale ?? 'en', {useGrouping: false});
  const step = (direction: 'previous' | 'next', position: PagePosition) => (
    <li>
      <StepLink
        direction={direction}
        text={words[direction]}
        href={hrefOf(position)}
        isCompact={hasPages}
        renderLink={renderLink}
      />
    </li>
  );
  return (
    <nav
      aria-label={words.label}
      {...rest}
      {...{[PaginationDataAttributes.type]: checked.type}}
      className={clsx('@container w-full text-base text-ink', className)}
    >
      <ul className="flex flex-wrap items-center justify-center gap-0.5 @min-[32rem]:gap-1">
        {before && step('previous', before)}
        {hasPages &&
          stepsOf(checked, siblings).map((page, index) =>
            page === 'gap' ? (
              <li key={`gap-${index}`} aria-hidden="true" className="min-w-4 text-center">
                …
              </li>
            ) : (
              <li key={page}>
                <NumberLink
                  page={page}
                  text={format.format(page)}
                  name={words.page.replace('{page}', format.format(page))}
                  href={hrefOf({page})}
                  isCurrent={page === checked.page}
                  renderLink={renderLink}
                />
              </li>
            ),
          )}
        {after && step('next', after)}
      </ul>
    </nav>
  );
}

function stepsOf({page, totalPages}: NumberedPagination, siblings: number) {
  const around = Number.isSafeInteger(siblings) ? Math.max(siblings, 0) : 1;
  return pagesAround(page, totalPages, around);
}
