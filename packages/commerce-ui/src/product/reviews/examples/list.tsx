import {ReviewsList} from '@storefront-toolkit/commerce-ui/product/reviews';
import {jacketReviews} from '@storefront-toolkit/fixtures/catalog';

const reviews = jacketReviews.slice(0, 4);

export default function List() {
  return (
    <section aria-labelledby="list-heading" className="grid w-full gap-6">
      <h2 id="list-heading" className="text-xl font-semibold">
        Reviews of the rain jacket
      </h2>
      <ReviewsList reviews={reviews} locale="en-IE" />
    </section>
  );
}
