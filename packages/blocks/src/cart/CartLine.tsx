'use client';

import type {LineItem} from '@storefront-toolkit/types/cart';
import {isPurchasable} from '@storefront-toolkit/types/catalog';
import {formatMoney} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {AlertRoot, AlertTitle} from '@storefront-toolkit/ui/alert';
import {announce} from '@storefront-toolkit/ui/announcer';
import {Button} from '@storefront-toolkit/ui/button';
import {type HrefOf, Link} from '@storefront-toolkit/ui/link';
import {MediaImage} from '@storefront-toolkit/ui/media';
import {Price} from '@storefront-toolkit/ui/price';
import {QuantityControls} from '@storefront-toolkit/ui/quantity-controls';
import {useOptimistic, useState, useTransition} from 'react';

/** Props of `CartLine`. */
export interface CartLineProps {
  /** The line, as the cart has it. */
  line: LineItem;
  /** Language and region in which amounts are written. */
  locale: LocaleCode;
  /** Gives the product its address. */
  hrefOf?: HrefOf;
  /** Called with another quantity. While its promise runs, the line is busy. */
  onQuantityChange: (lineId: string, quantity: number) => unknown;
  /** Called when the line is to go. While its promise runs, the line is busy. */
  onRemove: (lineId: string) => unknown;
}

/** A cart line, as an `<li>`. */
export function CartLine({line, locale, hrefOf, onQuantityChange, onRemove}: CartLineProps) {
  const {id, name, slug, sku, image, selectedOptions, promotions} = line;
  // Shows the wanted quantity while a change runs, and that of the line as soon as it is done or has failed.
  const [quantity, setQuantity] = useOptimistic(line.quantity);
  const [busy, startTransition] = useTransition();
  const [removing, setRemoving] = useState(false);
  const [failed, setFailed] = useState(false);
  const failure = `${name} could not be changed. Try again.`;

  function run(change: () => unknown, wanted?: number) {
    setFailed(false);
    startTransition(async () => {
      if (wanted !== undefined) setQuantity(wanted);
      try {
        await change();
      } catch {
        setFailed(true);
        announce(failure, {assertive: true});
      }
    });
  }

  // Apart from `busy`, so that a line can be removed while its quantity changes.
  function remove() {
    setRemoving(true);
    run(async () => {
      try {
        await onRemove(id);
      } finally {
        setRemoving(false);
      }
    });
  }

  return (
    <li
      aria-busy={busy}
      className="grid gap-4 border-t border-line py-4 @min-[18rem]:grid-cols-[5rem_minmax(0,1fr)]"
    >
      {/* The name beside the picture says what it shows. */}
      {image ? (
        <MediaImage
          image={{...image, alt: ''}}
          ratio={4 / 5}
          sizes="5rem"
          className="w-20 rounded-md"
        />
      ) : (
        <div className="aspect-product w-20 rounded-md bg-surface" />
      )}
      <div className="grid content-start gap-3">
        <div className="grid justify-items-start gap-1">
          <Link
            link={{type: 'Product', slug, sku}}
            hrefOf={hrefOf}
            variant="quiet"
            className="font-semibold"
          >
            {name}
          </Link>
          {selectedOptions.length > 0 && (
            <p className="text-sm text-ink-muted">
              {selectedOptions
                .map(({optionLabel, valueLabel}) => `${optionLabel}: ${valueLabel}`)
                .join(', ')}
            </p>
          )}
          <Price pricing={line.unitPricing} locale={locale} size="small" />
          {promotions.map((promotion) => (
            <p key={promotion.id} className="text-sm text-success">
              {promotion.label}
            </p>
          ))}
          {!isPurchasable(line.availability) && (
            <p className="text-sm text-danger">Sold out. Remove it to check out.</p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {line.gift ? (
            <p>{quantity} × as a gift</p>
          ) : (
            <>
              <QuantityControls
                rule={line.quantityRule}
                value={quantity}
                onValueChange={(wanted) => run(() => onQuantityChange(id, wanted), wanted)}
                label={`Quantity of ${name}`}
              />
              <Button
                variant="ghost"
                aria-label={`Remove ${name}`}
                loading={removing}
                onClick={remove}
              >
                Remove
              </Button>
            </>
          )}
          <p className="ms-auto font-semibold tabular-nums">{formatMoney(line.total, locale)}</p>
        </div>
        {failed && (
          <AlertRoot tone="danger">
            <AlertTitle>{failure}</AlertTitle>
          </AlertRoot>
        )}
      </div>
    </li>
  );
}
