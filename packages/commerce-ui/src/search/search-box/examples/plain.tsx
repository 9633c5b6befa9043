import {SearchBox} from '@storefront-toolkit/commerce-ui/search/search-box';

// The search page shows the term that it has results for.
const term = 'rain jacket';

export default function Plain() {
  return (
    <SearchBox
      action="/search"
      locale="en-IE"
      defaultValue={term}
      aria-label="Products"
      className="max-w-sm"
    />
  );
}
