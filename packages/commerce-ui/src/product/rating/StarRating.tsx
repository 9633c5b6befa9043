import type {Rating} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import clsx from 'clsx';
import {cloneElement, type ComponentProps, type ReactElement, type ReactNode} from 'react';
import {fill} from '../../internal/fill.ts';
import {knownLocale} from '../../internal/known-locale.ts';
import {pluralForm} from '../../internal/plural-text.ts';
import {type CheckedRating, checkedRating} from './checked-rating.ts';
import {StarRatingDataAttributes} from './data-attributes.ts';
import {ENGLISH, type StarRatingLabels} from './labels.ts';
import {Stars, type StarSize} from './Stars.tsx';

/** Props of `StarRating`. All other props of `<div>` reach the element. */
export interface StarRatingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The product's rating. Without one, a text says that there are no ratings. */
  rating: Rating | undefined;
  /** Language and region in which numbers are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * Height of the stars: 16, 20 or 28 CSS pixels.
   * @default 'medium'
   */
  size?: StarSize | undefined;
  /**
   * Whether the average is next to the stars. Screen readers announce it in any case.
   * @default true
   */
  showAverage?: boolean | undefined;
  /**
   * Whether the number of ratings is next to the stars, and announced. Turn it off for the rating of a single review.
   * @default true
   */
  showCount?: boolean | undefined;
  /**
   * Address of the reviews: `#reviews`. It makes the rating a link.
   * @default no link
   */
  href?: string | undefined;
  /**
   * Element to render in place of `<a>`, for a router's link: `render={<Link to="#reviews" />}`. Its own props win.
   * @default <a />
   */
  render?: ReactElement<ComponentProps<'a'>> | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<StarRatingLabels> | undefined;
}

const ROW = 'inline-flex min-h-6 max-w-full flex-wrap items-center gap-x-2';

const LINK =
  'rounded-sm hover:underline underline-offset-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';

/** A product's average rating as stars, filled to the exact fraction, with its text. */
export function StarRating({
  rating,
  locale,
  size = 'medium',
  showAverage = true,
  showCount = true,
  href,
  render,
  labels,
  className,
  ...rest
}: StarRatingProps) {
  const words = {...ENGLISH, ...labels};
  const known = knownLocale('StarRating', locale);
  const checked = checkedRating('StarRating', rating);
  if (checked === undefined || (checked === null && words.unrated === '')) return null;
  const content = (
    <>
      <Stars value={checked?.average ?? 0} size={size} />
      {checked ? (
        <RatingText {...{rating: checked, locale: known, words, showAverage, showCount}} />
      ) : (
        words.unrated
      )}
    </>
  );
  return (
    <div
      {...rest}
      {...{[StarRatingDataAttributes.size]: size}}
      {...(checked === null && {[StarRatingDataAttributes.unrated]: ''})}
      className={clsx('flex text-ink-muted', size === 'small' ? 'text-sm' : 'text-base', className)}
    >
      {href !== undefined || render ? (
        linkAround(content, href, render)
      ) : (
        <p className={ROW}>{content}</p>
      )}
    </div>
  );
}

function linkAround(
  content: ReactNode,
  href: string | undefined,
  render: StarRatingProps['render'],
) {
  const className = clsx(ROW, LINK);
  if (!render) {
    return (
      <a href={href} className={className}>
        {content}
      </a>
    );
  }
  const own = render.props;
  return cloneElement(render, {href, ...own, className: clsx(className, own.className)}, content);
}

interface RatingTextProps extends Required<Pick<StarRatingProps, 'locale'>> {
  rating: CheckedRating;
  words: StarRatingLabels;
  showAverage: boolean;
  showCount: boolean;
}

/** Shown as figures, announced as one sentence. */
function RatingText({rating, locale, words, showAverage, showCount}: RatingTextProps) {
  const average = new Intl.NumberFormat(locale, {maximumFractionDigits: 1}).format(rating.average);
  const total = showCount ? rating.count : undefined;
  const values = {
    average,
    ...(total !== undefined && {count: new Intl.NumberFormat(locale).format(total)}),
  };
  const textOf = (text: StarRatingLabels['text'], count: number) =>
    fill(pluralForm(text, count, locale), values);
  return (
    <>
      {showAverage && (
        <span aria-hidden="true" className="font-semibold text-ink">
          {average}
        </span>
      )}
      {total !== undefined && <span aria-hidden="true">{textOf(words.count, total)}</span>}
      <span className="sr-only">
        {total === undefined ? fill(words.textWithoutCount, values) : textOf(words.text, total)}
      </span>
    </>
  );
}
