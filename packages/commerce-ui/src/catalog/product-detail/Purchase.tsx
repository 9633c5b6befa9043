'use client';

import {isPurchasable, type ProductVariant} from '@storefront-toolkit/types/catalog';
import {Button} from '@storefront-toolkit/ui/button';
import {QuantityControls} from '@storefront-toolkit/ui/quantity-controls';
import {useState} from 'react';
import type {ProductDetailLabels} from './labels.ts';
import {useAddToCart} from './use-add-to-cart.ts';

/** The variant and the quantity that a shopper wants to buy. */
export interface CartRequest {
  /** The chosen variant. */
  variant: ProductVariant;
  /** The quantity. The variant's `quantityRule` allows it. */
  quantity: number;
}

interface PurchaseProps {
  variant: ProductVariant;
  words: ProductDetailLabels;
  onAddToCart: (request: CartRequest) => unknown;
}

/** Quantity and button. Starts again with each variant, whose rule may differ. */
export function Purchase({variant, words, onAddToCart}: PurchaseProps) {
  const [quantity, setQuantity] = useState(variant.quantityRule.min);
  const {state, run, reset} = useAddToCart();
  const buyable = isPurchasable(variant.availability);
  return (
    <form
      className="grid w-full gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => onAddToCart({variant, quantity}));
      }}
    >
      <div className="flex flex-wrap gap-3">
        <QuantityControls
          rule={variant.quantityRule}
          value={quantity}
          onValueChange={(next) => {
            setQuantity(next);
            reset();
          }}
          label={words.quantity}
          decreaseLabel={words.decrease}
          increaseLabel={words.increase}
          size="large"
          disabled={!buyable}
        />
        <Button
          type="submit"
          size="large"
          loading={state === 'pending'}
          disabled={!buyable}
          className="grow"
        >
          {words.addToCart}
        </Button>
      </div>
      <p role="status" className="text-success empty:sr-only">
        {state === 'added' && words.added}
      </p>
      {state === 'failed' && (
        <p role="alert" className="text-danger">
          {words.failed}
        </p>
      )}
    </form>
  );
}
