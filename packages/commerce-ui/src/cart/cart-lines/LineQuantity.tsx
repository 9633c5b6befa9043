'use client';

import type {LineItem} from '@storefront-toolkit/types/cart';
import {nearestQuantity} from '@storefront-toolkit/types/catalog';
import {Button} from '@storefront-toolkit/ui/button';
import {QuantityControls} from '@storefront-toolkit/ui/quantity-controls';
import {fill} from '../../internal/fill.ts';
import type {CartLinesLabels} from './labels.ts';
import {LineForm} from './LineForm.tsx';
import type {CartAction} from '../../internal/cart-action.ts';

interface LineQuantityProps {
  line: LineItem;
  /** The quantity to show, which may be newer than the cart's. */
  quantity: number;
  action: CartAction;
  words: CartLinesLabels;
  onChange: (quantity: number) => void;
}

/**
 * The quantity of a line. An address gets it by a button, because a page that loads on each step would take the focus away; a
 * function gets it at once, and needs the button only while scripts are off, when a server action can still get it.
 */
export function LineQuantity({line, quantity, action, words, onChange}: LineQuantityProps) {
  const {id, name, quantityRule} = line;
  const isAddress = typeof action === 'string';
  function send(form: FormData) {
    const next = nearestQuantity(Number(form.get('quantity')), quantityRule);
    if (next !== quantity) onChange(next);
  }
  return (
    <LineForm
      lineId={id}
      action={action}
      onSend={send}
      className="ms-4.25 flex flex-wrap items-center gap-2"
    >
      <QuantityControls
        // The browser's form holds the number, which starts again with each answer of the server.
        key={isAddress ? line.quantity : undefined}
        {...(isAddress
          ? {defaultValue: line.quantity}
          : {value: quantity, onValueChange: onChange})}
        rule={quantityRule}
        name="quantity"
        label={fill(words.quantity, {name})}
        decreaseLabel={words.decrease}
        increaseLabel={words.increase}
      />
      <span className={isAddress ? 'inline-flex' : 'hidden noscript:in-[form[action]]:inline-flex'}>
        <Button type="submit" variant="secondary" aria-label={fill(words.updateLine, {name})}>
          {words.update}
        </Button>
      </span>
    </LineForm>
  );
}
