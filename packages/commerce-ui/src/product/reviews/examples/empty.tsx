import {ReviewsList, ReviewsSummary} from '@storefront-toolkit/commerce-ui/product/reviews';
import {beeswaxCandle} from '@storefront-toolkit/fixtures/catalog';

const labels = {empty: 'Do you have this candle? Tell others how it burns.'};

export default function Empty() {
  return (
    <section aria-labelledby="empty-heading" className="grid gap-3">
      <h2 id="empty-heading" className="text-xl font-semibold">
        Reviews of the beeswax candle
      </h2>
      <ReviewsSummary rating={beeswaxCandle.rating} locale="en-IE" />
      <ReviewsList reviews={[]} locale="en-IE" labels={labels} />
    </section>
  );
}
