import type {MeasureUnit} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {type Refinement, selectionsOf} from '@storefront-toolkit/types/search';
import {Button} from '@storefront-toolkit/ui/button';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import type {ImageDelivery} from '@storefront-toolkit/ui/media';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {listingHref, type ListingState} from '../../internal/listing-params/index.ts';
import {checkRefinements} from './check-refinements.ts';
import {HiddenFields} from './HiddenFields.tsx';
import {ENGLISH, type RefinementsLabels} from './labels.ts';
import {RefinementFields} from './RefinementFields.tsx';
import {RefinementsForm} from './RefinementsForm.tsx';
import {hiddenSelections} from '../../internal/hidden-selections.ts';

/** Props of `Refinements`. All other props of `<form>` reach the element. */
export interface RefinementsProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'children' | 'onSubmit' | 'autoComplete'
> {
  /** The refinements of the answer, with what is selected. */
  refinements: readonly Refinement[];
  /** The state of the address, from `readListingParams`. The form keeps its term and its order, and goes to the first page. */
  state: ListingState;
  /** Path of the listing, without a query: `/jackets`. The form leads there. */
  pathname: string;
  /** Language and region in which numbers and amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * Number of values that a list shows before it offers to show more: a whole number above 0.
   * @default 6
   */
  shownValues?: number | undefined;
  /**
   * Called with the new state instead of loading a page: put `listingHref(pathname, state)` into the address with your router. It
   * isn't called without JavaScript, when the browser loads that address itself.
   */
  onRefine?: ((state: ListingState) => void) | undefined;
  /**
   * Calls `onRefine` with each change, when a checkbox is pressed, a thumb is let go or a field is left. The button is then there only without JavaScript.
   * @default false
   */
  autoSubmit?: boolean | undefined;
  /**
   * The words of the form, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<RefinementsLabels> | undefined;
  /**
   * Names of units without a symbol, such as `piece`.
   * @default {}
   */
  unitNames?: Partial<Record<MeasureUnit, string>> | undefined;
  /** Versions of the swatches' pictures from your image host. Without it, the pictures load as they are. */
  delivery?: ImageDelivery | undefined;
}

/** Everything that results can be narrowed by, as a form that works without JavaScript. Without refinements, it renders nothing. */
export function Refinements({
  refinements,
  state,
  pathname,
  locale,
  shownValues = 6,
  onRefine,
  autoSubmit = false,
  labels,
  unitNames,
  delivery,
  className,
  ...rest
}: RefinementsProps) {
  const words = {...ENGLISH, ...labels};
  if (process.env.NODE_ENV !== 'production') {
    checkRefinements(refinements);
    if (autoSubmit && !onRefine) {
      reportMisuse(
        'Refinements',
        'has `autoSubmit` without `onRefine`, so nothing would happen at once: loading a page with each checkbox would take ' +
          'the focus away. Pass `onRefine`, or leave `autoSubmit` out.',
      );
    }
  }
  const isAuto = autoSubmit && onRefine !== undefined;
  const unique = refinements.filter(
    ({key}, index) => refinements.findIndex((one) => one.key === key) === index,
  );
  const hidden = hiddenSelections(state.selections, unique);
  if (unique.length === 0) return null;
  const shown = Math.max(Math.trunc(shownValues) || 1, 1);
  return (
    <RefinementsForm
      aria-label={words.form}
      {...rest}
      action={pathname}
      answered={listingHref('', {selections: [...selectionsOf(unique), ...hidden]})}
      onRefine={onRefine}
      autoSubmit={isAuto}
      className={clsx('grid min-w-0 content-start gap-6', className)}
    >
      <HiddenFields state={state} selections={hidden} />
      {unique.map((refinement) => (
        <RefinementFields
          key={refinement.key}
          {...{refinement, shown, locale, words, unitNames, delivery}}
        />
      ))}
      <div className={clsx(isAuto && 'hidden noscript:block')}>
        <Button type="submit" fullWidth>
          {words.submit}
        </Button>
      </div>
    </RefinementsForm>
  );
}
