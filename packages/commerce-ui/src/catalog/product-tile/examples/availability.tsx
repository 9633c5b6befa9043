import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import {beeswaxCandle, downVest, windbreaker} from '@storefront-toolkit/fixtures/catalog';

const labels = {badges: 'Why it stands out'};

export default function Availability() {
  return (
    <ul className="grid grid-cols-cards gap-grid">
      {[windbreaker, downVest, beeswaxCandle].map((product) => (
        <li key={product.id}>
          <ProductTile
            product={product}
            href={`#availability-${product.slug}`}
            locale="en-IE"
            labels={labels}
          />
        </li>
      ))}
    </ul>
  );
}
