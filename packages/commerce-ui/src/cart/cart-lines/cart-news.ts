import type {Cart, LineItem} from '@storefront-toolkit/types/cart';
import {compareMoney, formatMoney} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {fill} from '../../internal/fill.ts';
import type {CartLinesLabels} from './labels.ts';
import {tellsRemoval} from './messages.ts';

/** A text for screen readers. */
interface News {
  text: string;
  assertive: boolean;
}

/** The lines that the shopper did not remove and the next cart does not have. */
export function goneLines(before: Cart, after: Cart, removed: ReadonlySet<string>) {
  const kept = new Set(after.lineItems.map(({id}) => id));
  return before.lineItems.filter(({id}) => !kept.has(id) && !removed.has(id));
}

/** Everything that changed in the lines, in words: removals, amounts, then new messages. */
export function newsOf(
  before: Cart,
  after: Cart,
  removed: ReadonlySet<string>,
  words: CartLinesLabels,
  locale: LocaleCode,
): readonly News[] {
  const kept = new Set(after.lineItems.map(({id}) => id));
  const left = before.lineItems
    .filter(({id}) => !kept.has(id))
    .filter((line) => removed.has(line.id) || !tellsRemoval(after.messages, line))
    .map(({id, name}) => fill(removed.has(id) ? words.removed : words.gone, {name}));
  const earlier = new Map(before.lineItems.map((line) => [line.id, line]));
  const changed = after.lineItems
    .filter((line) => hasChanged(earlier.get(line.id), line))
    .map(({name, quantity, total}) =>
      fill(words.changed, {
        name,
        quantity: new Intl.NumberFormat(locale).format(quantity),
        total: formatMoney(total, locale),
      }),
    );
  return [
    ...[...left, ...changed].map((text) => ({text, assertive: false})),
    ...newMessages(before, after).map(({text, level}) => ({text, assertive: level === 'error'})),
  ];
}

const hasChanged = (before: LineItem | undefined, after: LineItem) =>
  before !== undefined &&
  (before.quantity !== after.quantity ||
    before.total.currency !== after.total.currency ||
    compareMoney(before.total, after.total) !== 0);

/** The messages about items that the cart did not have before. */
const newMessages = (before: Cart, after: Cart) =>
  after.messages.filter(
    ({code, text, lineItemId}) =>
      (lineItemId !== undefined || code === 'item-removed') &&
      !before.messages.some((one) => one.text === text && one.lineItemId === lineItemId),
  );
