import type {CustomLineItem} from '@storefront-toolkit/types/cart';
import {CartLinesDataAttributes} from './data-attributes.ts';
import {type LineLook, quantityText} from './line-look.ts';
import {LinePromotions, LineTotal} from './LineAmounts.tsx';
import {LineMessages, type ShownMessage} from './LineMessages.tsx';

interface CustomLineProps {
  line: CustomLineItem;
  messages: readonly ShownMessage[];
  look: LineLook;
}

/** A line that isn't a product: its name and price, and nothing to change. */
export function CustomLine({line, messages, look}: CustomLineProps) {
  const {id, name, quantity, promotions} = line;
  const {words, locale} = look;
  return (
    <li
      {...{[CartLinesDataAttributes.lineItem]: id}}
      className="grid gap-2 border-b border-line py-4 first:border-t"
    >
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className="wrap-anywhere">{name}</p>
        {quantity > 1 && <p className="text-sm text-ink-muted">{quantityText(look, quantity)}</p>}
        <LineTotal {...line} updating={false} locale={locale} words={words} />
      </div>
      <LinePromotions promotions={promotions} locale={locale} />
      <LineMessages messages={messages} words={words} />
    </li>
  );
}
