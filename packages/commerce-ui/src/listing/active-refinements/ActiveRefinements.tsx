import type {MeasureUnit} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {type Refinement, selectionsOf} from '@storefront-toolkit/types/search';
import type {RenderedLinkProps} from '@storefront-toolkit/ui/link';
import clsx from 'clsx';
import type {ComponentProps, ReactElement} from 'react';
import {listingHref, type ListingState} from '../../internal/listing-params/index.ts';
import {hiddenSelections} from '../../internal/hidden-selections.ts';
import {activeItems} from './active-items.ts';
import {ActiveLink} from './ActiveLink.tsx';
import {ActiveRoot} from './ActiveRoot.tsx';
import {ActiveRefinementsDataAttributes as ATTRIBUTES} from './data-attributes.ts';
import {ENGLISH, type ActiveRefinementsLabels} from './labels.ts';

/** Props of `ActiveRefinements`. All other props of `<div>` reach the element. */
export interface ActiveRefinementsProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'onFocus' | 'onBlur'
> {
  /** The refinements of the answer, with what is selected. */
  refinements: readonly Refinement[];
  /** The state of the address, from `readListingParams`. The links keep its term and its order, and lead to the first page. */
  state: ListingState;
  /** Path of the listing, without a query: `/jackets`. */
  pathname: string;
  /** Language and region in which numbers and amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * The words of the list, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<ActiveRefinementsLabels> | undefined;
  /**
   * Names of units without a symbol, such as `piece`.
   * @default {}
   */
  unitNames?: Partial<Record<MeasureUnit, string>> | undefined;
  /**
   * Renders a link, for a router: `(props) => <RouterLink {...props} />`.
   * @default (props) => <a {...props} />
   */
  renderLink?: ((props: RenderedLinkProps) => ReactElement) | undefined;
}

/** The selections that narrow the results now, each as a link that removes it. Renders nothing when nothing is selected. */
export function ActiveRefinements({
  refinements,
  state,
  pathname,
  locale,
  labels,
  unitNames,
  renderLink,
  className,
  ...rest
}: ActiveRefinementsProps) {
  const words = {...ENGLISH, ...labels};
  const selections = mergedSelections(state, refinements);
  const items = activeItems(selections, refinements, {words, locale, unitNames});
  return (
    <ActiveRoot
      {...rest}
      isEmpty={items.length === 0}
      none={words.none}
      className={clsx('flex min-w-0 flex-wrap items-center gap-2', className)}
    >
      <ul aria-label={words.list} className="contents">
        {items.map(({id, key, text, without}) => (
          <li key={id} className="max-w-full">
            <ActiveLink
              {...{[ATTRIBUTES.refinement]: key}}
              kind="item"
              href={listingHref(pathname, state, {selections: without})}
              aria-label={words.remove.replace('{item}', () => text)}
              renderLink={renderLink}
            >
              {text}
            </ActiveLink>
          </li>
        ))}
      </ul>
      <ActiveLink
        {...{[ATTRIBUTES.clear]: ''}}
        kind="clear"
        href={listingHref(pathname, state, {selections: []})}
        renderLink={renderLink}
      >
        {words.clear}
      </ActiveLink>
    </ActiveRoot>
  );
}

/** The answer's selections, and those that only the address has. */
function mergedSelections({selections}: ListingState, refinements: readonly Refinement[]) {
  const merged = [...selectionsOf(refinements)];
  for (const hidden of hiddenSelections(selections, refinements)) {
    const at = merged.findIndex(({key}) => key === hidden.key);
    const shown = merged[at];
    if (shown?.type === 'values' && hidden.type === 'values') {
      merged[at] = {...shown, values: [...shown.values, ...hidden.values]};
    } else merged.push(hidden);
  }
  return merged;
}
