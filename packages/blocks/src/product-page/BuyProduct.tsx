'use client';

import {
  type CartRequest,
  ProductDetail,
} from '@storefront-toolkit/commerce-ui/catalog/product-detail';
import type {Product} from '@storefront-toolkit/types/catalog';
import {formatMoney, multiplyMoney} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {ButtonLink} from '@storefront-toolkit/ui/button';
import {MediaImage} from '@storefront-toolkit/ui/media';
import {
  SheetBody,
  SheetClose,
  SheetContent,
  SheetFooter,
  SheetRoot,
  SheetTitle,
} from '@storefront-toolkit/ui/sheet';
import {type ReactNode, useState} from 'react';

/** Props of `BuyProduct`. */
export interface BuyProductProps {
  /** The product with all its variants. */
  product: Product;
  /** Language and region in which amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /** Address of the cart. */
  cartHref: string;
  /**
   * Adds a variant to the cart, such as a server function. While its promise runs, the button waits. When it is rejected,
   * a message says so.
   */
  onAddToCart: (variantId: string, quantity: number) => unknown;
  /** Stock-keeping unit of the variant that is chosen at first. */
  defaultSku?: string;
  /** Level of the heading with the product's name. */
  headingLevel?: 1 | 2;
  /** Content below the button. */
  children?: ReactNode;
}

/** The product with its button, and the sheet that opens when it is in the cart. */
export function BuyProduct({
  product,
  locale,
  cartHref,
  onAddToCart,
  defaultSku,
  headingLevel,
  children,
}: BuyProductProps) {
  const [added, setAdded] = useState<CartRequest>();
  const [open, setOpen] = useState(false);

  async function addToCart(request: CartRequest) {
    await onAddToCart(request.variant.id, request.quantity);
    setAdded(request);
    setOpen(true);
  }

  return (
    <>
      <ProductDetail
        product={product}
        locale={locale}
        onAddToCart={addToCart}
        defaultSku={defaultSku}
        headingLevel={headingLevel}
      >
        {children}
      </ProductDetail>
      {added && (
        <SheetRoot open={open} onOpenChange={setOpen}>
          <SheetContent size="small">
            <SheetTitle>Added to your cart</SheetTitle>
            <SheetBody>
              <AddedItem product={product} locale={locale} {...added} />
            </SheetBody>
            <SheetFooter>
              <SheetClose variant="secondary">Continue shopping</SheetClose>
              <ButtonLink href={cartHref}>Go to the cart</ButtonLink>
            </SheetFooter>
          </SheetContent>
        </SheetRoot>
      )}
    </>
  );
}

interface AddedItemProps extends CartRequest {
  product: Product;
  locale: LocaleCode;
}

function AddedItem({product, locale, variant, quantity}: AddedItemProps) {
  const [medium] = variant.media;
  const image = medium?.type === 'image' ? medium.image : product.image;
  const options = variant.selectedOptions.map(({valueLabel}) => valueLabel).join(', ');
  return (
    <div className="grid grid-cols-[5rem_1fr] gap-4 py-2">
      {/* The name beside the picture says what it shows. */}
      {image && (
        <MediaImage image={{...image, alt: ''}} ratio={4 / 5} sizes="5rem" className="rounded-md" />
      )}
      <div className="col-start-2 grid content-start gap-1">
        <p className="font-semibold">{product.name}</p>
        {options && <p className="text-sm text-ink-muted">{options}</p>}
        <p>
          {quantity} × {formatMoney(variant.pricing.price, locale)}
          {quantity > 1 &&
            ` = ${formatMoney(multiplyMoney(variant.pricing.price, quantity), locale)}`}
        </p>
      </div>
    </div>
  );
}
