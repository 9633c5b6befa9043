import {NoResults, ResultCount} from '@storefront-toolkit/commerce-ui/listing/product-list';
import {searchShop} from '@storefront-toolkit/fixtures/search';

const results = searchShop({
  term: 'snow shoes',
  selections: [{type: 'values', key: 'color', values: ['moss']}],
});

export default function NothingFound() {
  return (
    <div className="grid gap-6">
      <ResultCount results={results} locale="en-IE" headingLevel={2} />
      <NoResults results={results} headingLevel={3} clearHref="#all-snow-shoes">
        <p>
          Or look through our{' '}
          <a href="#trail-shoes" className="text-brand underline">
            trail shoes
          </a>
          .
        </p>
      </NoResults>
    </div>
  );
}
