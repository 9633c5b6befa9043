import {
  findVariant,
  isPurchasable,
  type Product,
  type ProductVariant,
} from '@storefront-toolkit/types/catalog';
import {Button} from '@storefront-toolkit/ui/button';
import {QuantityControls} from '@storefront-toolkit/ui/quantity-controls';
import {useMarket} from '../use-market.ts';

interface PurchaseProps {
  product: Product;
  variant: ProductVariant;
}

/** A choice of the variant by links, and a form that buys it. They show only where JavaScript is off. */
export function PurchaseWithoutScript({product, variant}: PurchaseProps) {
  const {hrefOf, labels, prefix} = useMarket();
  const words = labels.components.productDetail;
  const chosen = Object.fromEntries(
    variant.selectedOptions.map(({optionId, valueId}) => [optionId, valueId]),
  );
  const hrefOfValue = (optionId: string, valueId: string) => {
    const next =
      findVariant(product.variants, {...chosen, [optionId]: valueId}) ??
      findVariant(product.variants, {[optionId]: valueId});
    return next && hrefOf({type: 'Product', slug: product.slug, sku: next.sku});
  };
  return (
    <div className="hidden w-full gap-4 noscript:grid">
      {product.options.map(({id, label, values}) => (
        <nav key={id} aria-label={labels.shop.noScriptChoose.replace('{option}', label)}>
          <p className="mb-2 font-semibold">{label}</p>
          <ul className="flex flex-wrap gap-2">
            {values.map((value) => (
              <li key={value.id}>
                <a
                  href={hrefOfValue(id, value.id)}
                  aria-current={chosen[id] === value.id ? 'true' : undefined}
                  className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border border-line-strong px-3 aria-current:border-ink aria-current:font-semibold"
                >
                  {value.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {isPurchasable(variant.availability) && (
        <form method="post" action={`${prefix}/cart/add`} className="flex flex-wrap gap-3">
          <input type="hidden" name="variantId" value={variant.id} />
          <QuantityControls
            key={variant.id}
            name="quantity"
            rule={variant.quantityRule}
            label={words?.quantity ?? 'Quantity'}
            decreaseLabel={words?.decrease}
            increaseLabel={words?.increase}
            size="large"
          />
          <Button type="submit" size="large" className="grow">
            {words?.addToCart ?? 'Add to cart'}
          </Button>
        </form>
      )}
    </div>
  );
}
