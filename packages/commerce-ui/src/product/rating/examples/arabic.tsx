// cspell:words تقييم تقييمات تقييمًا تقييمان تقييمين من
import {StarRating} from '@storefront-toolkit/commerce-ui/product/rating';

const labels = {
  text: {
    one: '{average} من 5، تقييم واحد',
    two: '{average} من 5، تقييمان',
    few: '{average} من 5، {count} تقييمات',
    many: '{average} من 5، {count} تقييمًا',
    other: '{average} من 5، {count} تقييم',
  },
  count: {
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: '{count} تقييمات',
    many: '{count} تقييمًا',
    other: '{count} تقييم',
  },
};

export default function Arabic() {
  return (
    <ul lang="ar" dir="rtl" className="grid gap-2">
      {[2, 7, 86, 128].map((count) => (
        <li key={count}>
          <StarRating rating={{average: 3.4, count}} locale="ar-EG" labels={labels} />
        </li>
      ))}
    </ul>
  );
}
