import {ReviewsSummary} from '@storefront-toolkit/commerce-ui/product/reviews';
import {jacketDistribution, rainJacket} from '@storefront-toolkit/fixtures/catalog';
import {ButtonLink} from '@storefront-toolkit/ui/button';

export default function Summary() {
  return (
    <ReviewsSummary
      rating={rainJacket.rating}
      distribution={jacketDistribution}
      locale="en-IE"
      starsHref="#reviews-with-{stars}-stars"
      className="w-full"
    >
      <ButtonLink href="#write-a-review" variant="secondary" className="mt-3">
        Write a review
      </ButtonLink>
    </ReviewsSummary>
  );
}
