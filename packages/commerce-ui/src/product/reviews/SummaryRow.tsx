import type {ReviewRating} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {fill} from '../../internal/fill.ts';
import {fillNumbers, pluralForm} from '../../internal/plural-text.ts';
import {Bar} from './Bar.tsx';
import {ReviewsSummaryDataAttributes} from './data-attributes.ts';
import type {DistributionRow} from './distribution-rows.ts';
import type {ReviewsSummaryLabels} from './labels.ts';

/** The address of the reviews with a number of stars. */
export type StarsHref =
  /** A pattern in which `{stars}` is replaced: `/rain-jacket?stars={stars}#reviews`. */
  | string
  /** A function. */
  | ((stars: ReviewRating) => string);

interface SummaryRowProps {
  row: DistributionRow;
  locale: LocaleCode;
  words: ReviewsSummaryLabels;
  href: StarsHref | undefined;
  isCurrent: boolean;
}

const ROW = 'col-span-full grid min-h-8 grid-cols-subgrid items-center gap-x-3 rounded-sm';

const LINK =
  'hover:underline underline-offset-2 aria-[current]:font-semibold aria-[current]:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';

/** A number of stars, its bar and its share. A link to its reviews, if it has an address and any. */
export function SummaryRow({row, locale, words, href, isCurrent}: SummaryRowProps) {
  const {stars, count, share} = row;
  const starsText = fillNumbers(pluralForm(words.stars, stars, locale), {count: stars}, locale);
  const shareText = new Intl.NumberFormat(locale, {style: 'percent'}).format(share);
  const values = {
    stars: starsText,
    count: new Intl.NumberFormat(locale).format(count),
    share: shareText,
  };
  const content = (
    <>
      <span aria-hidden="true">{starsText}</span>
      <Bar share={share} />
      <span aria-hidden="true" className="text-end text-ink-muted tabular-nums">
        {shareText}
      </span>
      <span className="sr-only">{fill(pluralForm(words.row, count, locale), values)}</span>
    </>
  );
  return (
    <li
      {...{[ReviewsSummaryDataAttributes.stars]: stars}}
      className="col-span-full grid grid-cols-subgrid"
    >
      {href === undefined || count === 0 ? (
        <div className={ROW}>{content}</div>
      ) : (
        <a
          href={
            typeof href === 'function' ? href(stars) : href.replaceAll('{stars}', String(stars))
          }
          aria-current={isCurrent || undefined}
          className={`${ROW} ${LINK}`}
        >
          {content}
        </a>
      )}
    </li>
  );
}
