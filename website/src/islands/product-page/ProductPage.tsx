import {
  type CartRequest,
  ProductDetail,
} from '@storefront-toolkit/commerce-ui/catalog/product-detail';
import type {Product} from '@storefront-toolkit/types/catalog';
import {formatMoney, multiplyMoney} from '@storefront-toolkit/types/cms';
import {SheetBody, SheetContent, SheetRoot, SheetTitle} from '@storefront-toolkit/ui/sheet';
import {useState} from 'react';

export function ProductPage({product}: {product: Product}) {
  const [cart, setCart] = useState<CartRequest[]>([]);
  const [open, setOpen] = useState(false);
  function addToCart(request: CartRequest) {
    setCart([...cart, request]);
    setOpen(true);
  }
  return (
    <>
      <ProductDetail product={product} locale="en-IE" headingLevel={2} onAddToCart={addToCart} />
      {cart.length > 0 && (
        <SheetRoot open={open} onOpenChange={setOpen}>
          <SheetContent size="small">
            <SheetTitle>Your cart</SheetTitle>
            <SheetBody>
              <ul>
                {cart.map(({variant, quantity}, index) => (
                  <li
                    key={index}
                    className="flex justify-between gap-3 border-b border-line py-1.5"
                  >
                    {quantity} × {product.name}, {variant.selectedOptions[0]?.valueLabel}
                    <b>{formatMoney(multiplyMoney(variant.pricing.price, quantity), 'en-IE')}</b>
                  </li>
                ))}
              </ul>
            </SheetBody>
          </SheetContent>
        </SheetRoot>
      )}
    </>
  );
}
