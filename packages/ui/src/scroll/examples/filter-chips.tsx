import {Button} from '@storefront-toolkit/ui/button';
import {Scroll} from '@storefront-toolkit/ui/scroll';

const FILTERS = ['Wool', 'Under €50', 'In stock', 'Charcoal', 'Moss green', 'Handmade', 'New'];

export default function FilterChips() {
  return (
    <Scroll aria-label="Your filters" scrollbar="hidden" className="max-w-96 [--scroll-fade:4rem]">
      <ul className="flex w-max gap-2 p-1">
        {FILTERS.map((filter) => (
          <li key={filter}>
            <Button variant="secondary" size="small">
              <span className="sr-only">Remove the filter </span>
              {filter} <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
    </Scroll>
  );
}
