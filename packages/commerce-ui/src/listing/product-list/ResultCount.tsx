import type {LocaleCode} from '@storefront-toolkit/types/config';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {fillNumbers, pluralForm} from '../../internal/plural-text.ts';
import {type CountedResults, countOf} from './count.ts';
import {CountAnnouncement} from './CountAnnouncement.tsx';
import {ResultCountDataAttributes} from './data-attributes.ts';
import {ENGLISH_COUNT, type ResultCountLabels} from './labels.ts';
import {TermText, termText} from './TermText.tsx';

/** Props of `ResultCount`. All other props of `<div>` reach the element. */
export interface ResultCountProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'results' | 'title'
> {
  /** The results: their term, pagination and products are read. */
  results: CountedResults;
  /** Language and region in which numbers are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * The heading, such as the name of a category.
   * @default the text for the search term. Without a term, there is no heading
   */
  title?: string | undefined;
  /**
   * Level of the heading.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Says that products load, instead of how many there are.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<ResultCountLabels> | undefined;
}

/** The words above a list: what was searched for, which words were searched for in their place, and how many products there are. */
export function ResultCount({
  results,
  locale,
  title,
  headingLevel = 1,
  loading = false,
  labels,
  className,
  ...rest
}: ResultCountProps) {
  const words = {...ENGLISH_COUNT, ...labels};
  const {term, correctedTerm} = results;
  const Heading = `h${headingLevel}` as const;
  const heading = title ?? (term.trim() === '' ? undefined : words.heading);
  const corrected = correctedTerm === undefined ? undefined : words.corrected;
  const terms: Record<string, string> =
    correctedTerm === undefined ? {term} : {term, correctedTerm};
  const {count, isTotal} = countOf(results);
  const countText =
    count === 0
      ? words.none
      : fillNumbers(
          pluralForm(isTotal ? words.count : words.countWithoutTotal, count, locale),
          {count},
          locale,
        );
  const announced = [title ?? (heading && termText({text: heading, terms}))];
  if (corrected) announced.push(termText({text: corrected, terms}));
  return (
    <div
      {...rest}
      {...(loading && {[ResultCountDataAttributes.loading]: ''})}
      {...(corrected && {[ResultCountDataAttributes.corrected]: ''})}
      className={clsx('grid gap-1 text-base text-ink', className)}
    >
      {heading !== undefined && (
        <Heading className="text-2xl wrap-anywhere">
          {title ?? <TermText text={heading} terms={terms} />}
        </Heading>
      )}
      {corrected && (
        <p className="wrap-anywhere">
          <TermText text={corrected} terms={terms} />
        </p>
      )}
      <p className="text-ink-muted">{loading ? words.loading : countText}</p>
      <CountAnnouncement
        heading={announced.filter(Boolean).join('. ')}
        count={countText}
        loading={loading}
      />
    </div>
  );
}
