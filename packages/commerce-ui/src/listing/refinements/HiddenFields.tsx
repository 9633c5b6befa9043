import type {RefinementSelection} from '@storefront-toolkit/types/search';
import type {ListingState} from '../../internal/listing-params/index.ts';
import {NAMES} from '../../internal/listing-params/names.ts';
import {entriesOf} from '../../internal/listing-params/selections.ts';

interface HiddenFieldsProps {
  state: ListingState;
  /** Selections that no control shows. */
  selections: readonly RefinementSelection[];
}

/** The part of its address that a form keeps. The page isn't among it, so that the form leads to the first one. */
export function HiddenFields({state: {term, sort}, selections}: HiddenFieldsProps) {
  const kept = [[NAMES.term, term], [NAMES.sort, sort ?? ''], ...selections.flatMap(entriesOf)];
  return kept.map(
    ([name, value]) =>
      value && <input key={`${name}=${value}`} type="hidden" name={name} value={value} />,
  );
}
