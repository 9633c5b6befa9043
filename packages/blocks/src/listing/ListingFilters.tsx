'use client';

import {type SearchResults, selectionsOf} from '@storefront-toolkit/types/search';
import {Button, ButtonLink} from '@storefront-toolkit/ui/button';
import {
  FlexDrawerClose,
  FlexDrawerContent,
  FlexDrawerRoot,
  FlexDrawerTitle,
  FlexDrawerTrigger,
} from '@storefront-toolkit/ui/flex-drawer';
import {FormSelect} from '@storefront-toolkit/ui/forms/form-select';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {useState} from 'react';
import {listingQuery} from './listing-address';
import {RefinementFields} from './RefinementFields';

/** Props of `ListingFilters`. */
export interface ListingFiltersProps {
  /** The results that the filters narrow. */
  results: SearchResults;
  /** Address of the listing, without a query. Without it, that of the page. */
  action?: string;
}

/** A form with the order and the filters: a panel on wide screens, a drawer on narrow ones. Sending it leads to the first page. */
export function ListingFilters({results, action = ''}: ListingFiltersProps) {
  const [open, setOpen] = useState(false);
  const {term, refinements, sortOptions} = results;
  const selected = selectionsOf(refinements).length;
  const sort = sortOptions.find((option) => option.selected)?.key;
  return (
    <FlexDrawerRoot open={open} onOpenChange={setOpen}>
      <FlexDrawerTrigger variant="secondary" className="justify-self-start">
        {selected ? `Filter and sort (${selected})` : 'Filter and sort'}
      </FlexDrawerTrigger>
      <FlexDrawerContent>
        {/* A router keeps this form when it shows the results, so the drawer closes by itself. */}
        <form action={action} className="grid gap-6" onSubmit={() => setOpen(false)}>
          <FlexDrawerTitle>Filter and sort</FlexDrawerTitle>
          {term && <input type="hidden" name="q" value={term} />}
          {sortOptions.length > 1 && (
            <Field label="Sort by">
              <FormSelect key={sort} name="sort" defaultValue={sort}>
                {sortOptions.map(({key, label}) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </FormSelect>
            </Field>
          )}
          {refinements.map((refinement) => (
            <RefinementFields key={refinement.key} refinement={refinement} />
          ))}
          <div className="grid gap-2">
            <Button type="submit">Show products</Button>
            {selected > 0 && (
              <ButtonLink
                variant="ghost"
                href={action + listingQuery({...results, refinements: []}, {page: 1})}
              >
                Clear filters
              </ButtonLink>
            )}
            <FlexDrawerClose variant="ghost">Close</FlexDrawerClose>
          </div>
        </form>
      </FlexDrawerContent>
    </FlexDrawerRoot>
  );
}
