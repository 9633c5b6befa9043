import {IconButton} from '@storefront-toolkit/ui/button';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';

/** Props of `SearchForm`. */
export interface SearchFormProps {
  /** Address of the results. The term is added as `q`. */
  action: string;
  /** The term that the shown results are for. */
  term?: string;
  /** Class names of the form. */
  className?: string;
}

/** A search for products. It needs no script. */
export function SearchForm({action, term, className}: SearchFormProps) {
  return (
    <form role="search" action={action} className={className}>
      <div className="flex gap-2">
        <Field label="Search products" hideLabel className="flex-1">
          <Input
            key={term}
            type="search"
            name="q"
            defaultValue={term}
            placeholder="Jacket, mug, tent"
          />
        </Field>
        <IconButton type="submit" variant="secondary" label="Search">
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d="m15.5 15.5 5 5M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z" />
          </svg>
        </IconButton>
      </div>
    </form>
  );
}
