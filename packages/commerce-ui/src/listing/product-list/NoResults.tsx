import type {SearchResults} from '@storefront-toolkit/types/search';
import {ButtonLink} from '@storefront-toolkit/ui/button';
import clsx from 'clsx';
import type {ComponentProps, ReactElement, ReactNode} from 'react';
import {ENGLISH_NO_RESULTS, type NoResultsLabels} from './labels.ts';
import {TermText} from './TermText.tsx';

/** Props of `NoResults`. All other props of `<section>` reach the element. */
export interface NoResultsProps extends Omit<ComponentProps<'section'>, 'results'> {
  /** The results: their term and pagination are read. */
  results: Pick<SearchResults, 'term' | 'pagination'>;
  /**
   * Address of the same search without refinements. Pass it if some are selected: the link leads there.
   * @default undefined
   */
  clearHref?: string | undefined;
  /**
   * Level of the heading.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Element to render in place of the `<a>` that clears the refinements, for a router's link: `render={<Link to="/jackets" />}`. Its own props win.
   * @default <a />
   */
  render?: ReactElement<ComponentProps<'a'>> | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<NoResultsLabels> | undefined;
  /** Suggestions below: other terms, categories, popular products. */
  children?: ReactNode | undefined;
}

/** The text in place of a list without products, with a way on. */
export function NoResults({
  results,
  clearHref,
  headingLevel = 2,
  render,
  labels,
  className,
  children,
  ...rest
}: NoResultsProps) {
  const words = {...ENGLISH_NO_RESULTS, ...labels};
  const {term, pagination} = results;
  const Heading = `h${headingLevel}` as const;
  const hasTerm = term.trim() !== '';
  const isBeyond = (pagination.totalItems ?? 0) > 0;
  const isRefined = clearHref !== undefined || render !== undefined;
  const hint = isBeyond ? '' : isRefined ? words.refined : hasTerm ? words.hint : '';
  return (
    <section {...rest} className={clsx('grid gap-4 text-base text-ink', className)}>
      <div className="grid gap-1">
        <Heading className="text-xl wrap-anywhere">
          {isBeyond ? (
            words.headingBeyond
          ) : hasTerm ? (
            <TermText text={words.headingForTerm} terms={{term}} />
          ) : (
            words.heading
          )}
        </Heading>
        {hint && <p className="text-ink-muted">{hint}</p>}
      </div>
      {isRefined && !isBeyond && (
        <ButtonLink
          href={clearHref}
          render={render}
          variant="secondary"
          className="justify-self-start"
        >
          {words.clear}
        </ButtonLink>
      )}
      {children}
    </section>
  );
}
