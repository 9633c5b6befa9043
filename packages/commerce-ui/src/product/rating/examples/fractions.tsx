import {StarRating} from '@storefront-toolkit/commerce-ui/product/rating';

const RATINGS = [
  {average: 5, count: 1},
  {average: 4.75, count: 12},
  {average: 3.5, count: 86},
  {average: 2.1, count: 1204},
];

const SIZES = ['small', 'medium', 'large'] as const;

export default function Fractions() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <ul className="grid gap-2">
        {RATINGS.map((rating) => (
          <li key={rating.average}>
            <StarRating rating={rating} locale="en-IE" />
          </li>
        ))}
      </ul>
      <ul className="grid content-start gap-2">
        {SIZES.map((size) => (
          <li key={size}>
            <StarRating rating={{average: 4.2, count: 37}} size={size} locale="en-IE" />
          </li>
        ))}
      </ul>
    </div>
  );
}
