import {StarRating} from '@storefront-toolkit/commerce-ui/product/rating';
import {rainJacket} from '@storefront-toolkit/fixtures/catalog';
import {Price} from '@storefront-toolkit/ui/price';

export default function ProductHeader() {
  const {brand, name, rating, pricing} = rainJacket;
  return (
    <div className="grid gap-2">
      {brand && <p className="text-sm text-ink-muted">{brand}</p>}
      <h2 className="text-xl font-semibold">{name}</h2>
      <StarRating rating={rating} href="#reviews" locale="en-IE" />
      <Price pricing={pricing} locale="en-IE" />
    </div>
  );
}
