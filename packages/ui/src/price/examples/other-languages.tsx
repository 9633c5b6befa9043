import {discountBetween, type Pricing} from '@storefront-toolkit/types/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {Price, type PriceLabels} from '@storefront-toolkit/ui/price';

const price = moneyOf(3480, 'ILS');
const listPrice = moneyOf(3990, 'ILS');

const pricing: Pricing = {
  price,
  listPrice,
  discount: discountBetween(listPrice, price),
  unitPrice: {price: moneyOf(580, 'ILS'), measure: 1, unit: 'piece'},
  tax: 'included',
};

const labels: Partial<PriceLabels> = {
  now: 'עכשיו',
  was: 'לפני כן',
  save: 'חיסכון',
  per: 'ל',
  taxIncluded: 'כולל מע״מ',
};

export default function OtherLanguages() {
  return (
    <div lang="he" dir="rtl" className="grid">
      שישה ספלי אמייל
      <Price pricing={pricing} locale="he-IL" labels={labels} unitNames={{piece: 'ספל'}} taxNote />
    </div>
  );
}
