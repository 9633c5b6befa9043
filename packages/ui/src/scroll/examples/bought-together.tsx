import {Scroll} from '@storefront-toolkit/ui/scroll';

const PRODUCTS = ['Wool scarf', 'Leather gloves', 'Felt hat', 'Linen shirt', 'Silk tie', 'Belt'];

export default function BoughtTogether() {
  return (
    <Scroll aria-label="Often bought together">
      <ul className="flex w-max gap-4 pb-2">
        {PRODUCTS.map((product) => (
          <li key={product} className="w-44 rounded-md border border-line p-3">
            <div className="mb-2 aspect-square rounded-sm bg-surface" />
            <a href={`#${product.toLowerCase().replace(' ', '-')}`}>{product}</a>
          </li>
        ))}
      </ul>
    </Scroll>
  );
}
