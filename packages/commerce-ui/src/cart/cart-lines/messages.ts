import type {Cart, CartMessage, CartMessageCode, LineItem} from '@storefront-toolkit/types/cart';

/** The codes of messages about an item, which are shown above the list when they name no line. */
const ITEM_CODES: readonly CartMessageCode[] = [
  'price-changed',
  'out-of-stock',
  'quantity-limited',
  'item-removed',
];

/** The messages about a line. */
export const messagesOf = ({messages}: Cart, lineId: string): readonly CartMessage[] =>
  messages.filter(({lineItemId}) => lineItemId === lineId);

/** The messages about items that no line has anymore. Those about codes, payment and delivery are for other parts of a page. */
export function messagesWithoutLine({
  lineItems,
  customLineItems,
  messages,
}: Cart): readonly CartMessage[] {
  const ids = new Set([...lineItems, ...customLineItems].map(({id}) => id));
  return messages.filter(({lineItemId, couponCode, code}) =>
    lineItemId === undefined
      ? couponCode === undefined && ITEM_CODES.includes(code)
      : !ids.has(lineItemId),
  );
}

/** Whether one of the messages tells already that a line was taken out: by its id, or by its name. */
export const tellsRemoval = (messages: readonly CartMessage[], {id, name}: LineItem): boolean =>
  messages.some(
    ({code, lineItemId, text}) =>
      lineItemId === id ||
      (code === 'item-removed' && lineItemId === undefined && text.includes(name)),
  );
