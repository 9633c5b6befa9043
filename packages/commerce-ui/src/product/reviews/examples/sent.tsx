import {ReviewsForm} from '@storefront-toolkit/commerce-ui/product/reviews';
import {rainJacket} from '@storefront-toolkit/fixtures/catalog';

/** Your page reads it from its own address, to which the route redirects: `?review=sent`. */
const query = new URLSearchParams('review=sent');

const labels = {sentText: 'Reviews appear within two days.'};

export default function Sent() {
  return (
    <ReviewsForm
      productId={rainJacket.id}
      action="/reviews"
      locale="en-IE"
      sent={query.get('review') === 'sent'}
      labels={labels}
      className="w-full max-w-md"
    />
  );
}
