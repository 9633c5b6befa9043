import {ReviewsForm} from '@storefront-toolkit/commerce-ui/product/reviews';
import {rainJacket} from '@storefront-toolkit/fixtures/catalog';

/** As your route read them from the request, and what it found. */
const values = {rating: 4, title: 'www.example.com', text: 'Light and quiet.'};
const errors = {title: 'Write a headline without an address.'};

export default function Refused() {
  return (
    <ReviewsForm
      productId={rainJacket.id}
      action="/reviews"
      locale="en-IE"
      errors={errors}
      defaultValues={values}
      className="w-full max-w-md"
    />
  );
}
