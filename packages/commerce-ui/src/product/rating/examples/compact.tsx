import {StarRating} from '@storefront-toolkit/commerce-ui/product/rating';
import {beeswaxCandle, enamelMug, ridgeTent} from '@storefront-toolkit/fixtures/catalog';

const labels = {count: {other: '({count})'}, unrated: 'New: not rated yet'};

export default function Compact() {
  return (
    <ul className="grid gap-3">
      {[enamelMug, ridgeTent, beeswaxCandle].map(({id, name, rating}) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6">
          <span className="font-medium">{name}</span>
          <StarRating rating={rating} size="small" locale="en-IE" labels={labels} />
        </li>
      ))}
    </ul>
  );
}
