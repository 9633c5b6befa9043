import {ReviewsList, ReviewsSummary} from '@storefront-toolkit/commerce-ui/product/reviews';
import {jacketDistribution, jacketReviews, rainJacket} from '@storefront-toolkit/fixtures/catalog';

const reviews = jacketReviews.filter(({rating}) => rating === 2);

export default function TwoStars() {
  return (
    <div className="grid w-full gap-8">
      <ReviewsSummary
        rating={rainJacket.rating}
        distribution={jacketDistribution}
        locale="en-IE"
        starsHref="#with-{stars}-stars"
        selectedStars={2}
      />
      <ReviewsList reviews={reviews} locale="en-IE" />
    </div>
  );
}
