'use client';

import type {LineItem} from '@storefront-toolkit/types/cart';
import {isPurchasable} from '@storefront-toolkit/types/catalog';
import {Button} from '@storefront-toolkit/ui/button';
import {Price} from '@storefront-toolkit/ui/price';
import {type ReactNode, useRef} from 'react';
import {CartLinesDataAttributes} from './data-attributes.ts';
import {fill} from '../../internal/fill.ts';
import {LinePromotions, LineTotal} from './LineAmounts.tsx';
import {LineForm} from './LineForm.tsx';
import {LineMessages, type ShownMessage} from './LineMessages.tsx';
import {LineOptions, LinePicture} from './LineProduct.tsx';
import {LineQuantity} from './LineQuantity.tsx';
import {type LineLook, quantityText} from './line-look.ts';
import {useFocusLoss} from './use-kept-focus.ts';
import type {CartAction} from '../../internal/cart-action.ts';

interface CartLineProps {
  line: LineItem;
  /** Address of the product page. */
  href: string | undefined;
  /** The quantity that the shopper wants, while it is being saved. */
  wanted: number | undefined;
  messages: readonly ShownMessage[];
  look: LineLook;
  updateAction: CartAction | undefined;
  removeAction: CartAction | undefined;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
  onFocusLost: () => void;
}

/** A cart's line item, as an `<li>`. */
export function CartLine({
  line,
  href,
  wanted,
  messages,
  look,
  updateAction,
  removeAction,
  onQuantityChange,
  onRemove,
  onFocusLost,
}: CartLineProps) {
  const {id, name, availability, gift, promotions, unitPricing} = line;
  const {words, locale} = look;
  const element = useRef<HTMLLIElement>(null);
  useFocusLoss(element, onFocusLost);
  const updating = wanted !== undefined;
  const attributes = {
    [CartLinesDataAttributes.lineItem]: id,
    [CartLinesDataAttributes.availability]: availability.status,
    ...(gift && {[CartLinesDataAttributes.gift]: ''}),
    ...(updating && {[CartLinesDataAttributes.updating]: ''}),
  };
  const buyable = isPurchasable(availability);
  return (
    <li {...attributes} ref={element} className={LINE}>
      <LinePicture line={line} delivery={look.delivery} />
      <div className="grid min-w-0 content-start gap-3">
        <div className="grid justify-items-start gap-1">
          <LineName href={href}>{name}</LineName>
          <LineOptions options={line.selectedOptions} words={words} />
          {gift ? (
            <p className="text-sm font-semibold text-success">{words.gift}</p>
          ) : (
            <Price
              pricing={unitPricing}
              locale={locale}
              size="small"
              labels={look.priceLabels}
              unitNames={look.unitNames}
            />
          )}
          <LinePromotions promotions={promotions} locale={locale} />
          {!buyable && (
            <p className="font-semibold text-danger">
              {availability.status === 'discontinued' ? words.discontinued : words.soldOut}
            </p>
          )}
        </div>
        <LineMessages messages={messages} words={words} />
        <div className="-ms-4.25 flex flex-wrap items-center gap-2">
          {updateAction && buyable && !gift ? (
            <LineQuantity
              line={line}
              quantity={wanted ?? line.quantity}
              action={updateAction}
              words={words}
              onChange={onQuantityChange}
            />
          ) : (
            <p className="ms-4.25">{quantityText(look, line.quantity)}</p>
          )}
          {removeAction && !gift && (
            <LineForm lineId={id} action={removeAction} onSend={onRemove}>
              <Button
                type="submit"
                variant="ghost"
                aria-label={fill(words.removeLine, {name})}
                {...{[CartLinesDataAttributes.remove]: ''}}
              >
                {words.remove}
              </Button>
            </LineForm>
          )}
          <LineTotal {...line} updating={updating} locale={locale} words={words} />
        </div>
      </div>
    </li>
  );
}

const LINE =
  'grid gap-4 border-b border-line py-4 first:border-t @min-[18rem]:grid-cols-[5rem_minmax(0,1fr)]';

/** The product's name, as a link where there is a page. */
function LineName({href, children}: {href: string | undefined; children: ReactNode}) {
  const look = 'rounded-sm font-semibold wrap-anywhere';
  if (href === undefined) return <p className={look}>{children}</p>;
  return (
    <a href={href} className={`${look} underline-offset-2 hover:underline ${OUTLINE}`}>
      {children}
    </a>
  );
}

const OUTLINE =
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';
