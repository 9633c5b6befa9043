import type {Pricing} from '@storefront-toolkit/types/catalog';
import {discountBetween} from '@storefront-toolkit/types/catalog';
import {moneyOf} from '@storefront-toolkit/types/cms';
import {Price} from '@storefront-toolkit/ui/price';

const price = moneyOf(12900, 'EUR');
const listPrice = moneyOf(15900, 'EUR');

const pricing: Pricing = {
  price,
  listPrice,
  discount: discountBetween(listPrice, price),
  lowestRecentPrice: moneyOf(13900, 'EUR'),
  tax: 'included',
};

export default function ProductPage() {
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl font-bold">Rain jacket</h2>
      <Price pricing={pricing} locale="en-IE" size="large" taxNote />
    </section>
  );
}
