import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import {campStove, enamelMug, rainJacket} from '@storefront-toolkit/fixtures/catalog';

export default function Listing() {
  return (
    <ul className="grid grid-cols-cards gap-grid">
      {[rainJacket, enamelMug, campStove].map((product, index) => (
        <li key={product.id}>
          <ProductTile
            product={product}
            href={`#${product.slug}`}
            locale="en-IE"
            headingLevel={2}
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
