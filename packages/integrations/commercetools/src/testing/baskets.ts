import fc from 'fast-check';
import type {RawCart} from '../index.ts';

/**
 * Carts with the sums that commercetools documents, worked out here by themselves:
 *
 * - A line costs its price times its quantity, or `discountedPricePerQuantity` times quantity where discounts apply. A price below a cent is
 *   multiplied first and rounded then.
 * - `totalPrice` is the sum of all lines and of shipping, each after its discounts, less the discount on the total.
 * - `taxedPrice` is the sum of the net and gross amounts of each, less the same part of each.
 */

/** The expected sums of a basket. */
export interface Expected {
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number | null;
  readonly total: number;
}

/** Rounds as the cart says: a half up, down, or to the even cent. */
function rounded(numerator: bigint, denominator: bigint, mode: string): number {
  const sign = numerator < 0n ? -1n : 1n;
  const size = numerator * sign;
  const floor = size / denominator;
  const rest = 2n * (size - floor * denominator);
  const half = mode === 'HalfUp' ? 1n : mode === 'HalfDown' ? 0n : floor & 1n;
  const up = rest > denominator ? 1n : rest === denominator ? half : 0n;
  return Number(sign * (floor + up));
}

const MODES = ['HalfEven', 'HalfUp', 'HalfDown'] as const;
type Mode = (typeof MODES)[number];

const cents = (centAmount: number) => ({
  type: 'centPrecision' as const,
  centAmount,
  currencyCode: 'EUR',
  fractionDigits: 2,
});
/** An amount in ten-thousandths of a euro. */
const fine = (preciseAmount: number, mode: Mode) => ({
  type: 'highPrecision' as const,
  centAmount: rounded(BigInt(preciseAmount), 100n, mode),
  preciseAmount,
  currencyCode: 'EUR',
  fractionDigits: 4,
});

const rate = fc.record({
  permille: fc.constantFrom(0, 70, 81, 190, 255),
  includedInPrice: fc.boolean(),
});
type Rate = typeof rate extends fc.Arbitrary<infer Value> ? Value : never;

const taxRateOf = ({permille, includedInPrice}: Rate) => ({
  name: 'tax',
  amount: permille / 1000,
  includedInPrice,
  country: 'DE',
});

/** Net and gross of what costs an amount: of one piece at a time, or of all at once. */
function taxedOf(total: number, quantity: number, {permille, includedInPrice}: Rate, model: Model) {
  const pieces = model.taxCalculationMode === 'UnitPriceLevel' && total % quantity === 0;
  const base = BigInt(pieces ? total / quantity : total);
  const times = pieces ? quantity : 1;
  const part = 1000n + BigInt(permille);
  const other = includedInPrice
    ? rounded(base * 1000n, part, model.taxRoundingMode)
    : rounded(base * part, 1000n, model.taxRoundingMode);
  return includedInPrice ? {net: other * times, gross: total} : {net: total, gross: other * times};
}

/** Settings of a cart. */
const anyModel = fc.record({
  priceRoundingMode: fc.constantFrom(...MODES),
  taxRoundingMode: fc.constantFrom(...MODES),
  taxCalculationMode: fc.constantFrom('LineItemLevel', 'UnitPriceLevel'),
  shippingMode: fc.constantFrom('Single', 'Multiple'),
  treatment: fc.constantFrom('included', 'excluded', 'mixed'),
  hasTaxes: fc.boolean(),
});
type Model = typeof anyModel extends fc.Arbitrary<infer Value> ? Value : never;

const PRECISE = 100n;

/** The parts of a line. Prices are in ten-thousandths of a euro: most are whole cents. */
const anyItem = fc.record({
  price: fc.oneof(
    fc.nat({max: 500_000}).map((amount) => amount * 100),
    fc.nat({max: 50_000}),
  ),
  cheaper: fc.option(fc.integer({min: 1, max: 1000})),
  quantity: fc.integer({min: 1, max: 40}),
  percents: fc.array(fc.integer({min: 1, max: 100}), {maxLength: 3}),
  discounted: fc.integer({min: 1, max: 40}),
  mode: fc.constantFrom('Standard', 'Standard', 'GiftLineItem', 'ExternalTotal'),
  rate,
});
type Item = typeof anyItem extends fc.Arbitrary<infer Value> ? Value : never;

const moneyOf = (amount: number, mode: Mode) =>
  amount % 100 === 0 ? cents(amount / 100) : fine(amount, mode);

const times = (amount: number, quantity: number, mode: Mode) =>
  rounded(BigInt(amount) * BigInt(quantity), PRECISE, mode);

/** Discounts of a piece, one after the other, each rounded to the precision of the price. */
function portionsOf(price: number, percents: readonly number[], mode: Mode) {
  const step = price % 100 === 0 ? 100n : 1n;
  let left = price;
  const portions = percents.map((percent, index) => {
    const off = rounded(BigInt(left) * BigInt(percent), 100n * step, mode) * Number(step);
    left -= off;
    const discount =
      index % 2 === 0
        ? {typeId: 'cart-discount', id: `cd-${index}`, obj: {name: {de: 'Rabatt'}}}
        : {typeId: 'direct-discount', id: `dd-${index}`};
    return {discount: discount as never, discountedAmount: moneyOf(off, mode)};
  });
  return {value: left, portions};
}

/** The pieces of a line by what they cost: some with discounts, the others without. */
function partsOf(price: number, {quantity, discounted, percents}: Item, mode: Mode) {
  if (percents.length === 0) return [];
  const [first, second] = [
    Math.min(discounted, quantity),
    quantity - Math.min(discounted, quantity),
  ];
  const {value, portions} = portionsOf(price, percents, mode);
  return [
    {quantity: first, value, portions},
    ...(second > 0 ? [{quantity: second, value: price, portions: []}] : []),
  ];
}

const toRaw = (part: ReturnType<typeof partsOf>[number], mode: Mode) => ({
  quantity: part.quantity,
  discountedPrice: {value: moneyOf(part.value, mode), includedDiscounts: part.portions},
});

/** The sums of a line: what it would cost, and what it costs. */
function sumsOf(price: number, item: Item, mode: Mode) {
  const gift = item.mode === 'GiftLineItem';
  const external = item.mode === 'ExternalTotal';
  const all = external
    ? []
    : partsOf(price, {...item, percents: gift ? [100] : item.percents}, mode);
  const parts = gift ? all.map((part) => ({...part, quantity: item.quantity})).slice(0, 1) : all;
  const exact = parts.reduce((sum, part) => sum + part.value * part.quantity, 0);
  const full = times(price, item.quantity, mode);
  const total = external
    ? item.discounted * 100
    : parts.length > 0
      ? rounded(BigInt(exact), PRECISE, mode)
      : full;
  return {parts, total, full: external ? total : full};
}

/** A thing in a cart with what it adds to each sum. */
interface Counted<Raw> {
  readonly raw: Raw;
  readonly full: number;
  readonly total: number;
  readonly net: number;
  readonly gross: number;
}

const rateIn = (model: Model, {permille, includedInPrice}: Rate): Rate => ({
  permille,
  includedInPrice: model.treatment === 'mixed' ? includedInPrice : model.treatment === 'included',
});

function ratesOf(model: Model, given: Rate) {
  if (!model.hasTaxes) return {perMethodTaxRate: []};
  const taxRate = taxRateOf(given);
  return model.shippingMode === 'Single'
    ? {taxRate, perMethodTaxRate: []}
    : {perMethodTaxRate: [{shippingMethodKey: 's-0', taxRate}]};
}

function toLine(item: Item, index: number, model: Model): Counted<object> {
  const mode = model.priceRoundingMode;
  const price = item.cheaper ? Math.max(0, item.price - item.cheaper * 100) : item.price;
  const {parts, total, full} = sumsOf(price, item, mode);
  const given = rateIn(model, item.rate);
  const raw = {
    id: `l-${index}`,
    productId: 'p-1',
    name: {de: 'Becher'},
    productSlug: {de: 'becher'},
    variant: {id: 1},
    price: {
      value: moneyOf(item.price, mode),
      ...(item.cheaper && {discounted: {value: moneyOf(price, mode)}}),
    },
    quantity: item.quantity,
    totalPrice: cents(total),
    discountedPricePerQuantity: parts.map((part) => toRaw(part, mode)),
    lineItemMode: item.mode === 'GiftLineItem' ? 'GiftLineItem' : 'Standard',
    priceMode: item.mode === 'ExternalTotal' ? 'ExternalTotal' : 'Platform',
    ...ratesOf(model, given),
  };
  return {raw, full, total, ...taxedOf(total, item.quantity, given, model)};
}

function toCustomLine(
  item: Item & {negative: boolean},
  index: number,
  model: Model,
): Counted<object> {
  const mode = model.priceRoundingMode;
  const price = item.negative ? -item.price : item.price;
  const own: Item = {...item, mode: 'Standard', percents: item.negative ? [] : item.percents};
  const {parts, total, full} = sumsOf(price, own, mode);
  const given = rateIn(model, item.rate);
  const raw = {
    id: `c-${index}`,
    name: {de: 'Verpackung'},
    slug: `wrap-${index}`,
    money: moneyOf(price, mode),
    quantity: item.quantity,
    totalPrice: cents(total),
    discountedPricePerQuantity: parts.map((part) => toRaw(part, mode)),
    ...ratesOf(model, given),
  };
  return {raw, full, total, ...taxedOf(total, item.quantity, given, model)};
}

const anyShipping = fc.record({
  price: fc.nat({max: 5000}),
  off: fc.option(fc.integer({min: 0, max: 100})),
  rate,
});
type Shipping = typeof anyShipping extends fc.Arbitrary<infer Value> ? Value : never;

function toShipping({price, off, rate: any}: Shipping, model: Model): Counted<object> {
  const paid = off === null ? price : rounded(BigInt(price * (100 - off)), 100n, 'HalfEven');
  const given = rateIn(model, any);
  const includedDiscounts = [
    {discount: {typeId: 'cart-discount', id: 'ship'}, discountedAmount: cents(price - paid)},
  ];
  const raw = {
    shippingMethodName: 'Standard',
    price: cents(price),
    ...(off !== null && {discountedPrice: {value: cents(paid), includedDiscounts}}),
    ...(model.hasTaxes && {taxRate: taxRateOf(given)}),
  };
  return {raw, full: price, total: paid, ...taxedOf(paid, 1, given, model)};
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** A cart or an order, without what has nothing to do with sums. */
type RawSums = Pick<
  RawCart,
  'lineItems' | 'customLineItems' | 'shippingInfo' | 'shipping' | 'totalPrice' | 'taxedPrice'
>;

/** The discount on the total, and the totals after it. Each amount loses the same part. */
function totalsOf(things: readonly Counted<object>[], percent: number | null, model: Model) {
  const [price, net, gross] = [
    sum(things.map((thing) => thing.total)),
    sum(things.map((thing) => thing.net)),
    sum(things.map((thing) => thing.gross)),
  ];
  const off = (amount: number) =>
    percent === null || price < 0 ? 0 : rounded(BigInt(amount) * BigInt(percent), 100n, 'HalfEven');
  const [totalNet, totalGross] = [net - off(net), gross - off(gross)];
  const raw = {
    totalPrice: cents(price - off(price)),
    ...(percent !== null && {
      discountOnTotalPrice: {
        discountedAmount: cents(off(price)),
        includedDiscounts: [],
        ...(model.hasTaxes && {
          discountedNetAmount: cents(off(net)),
          discountedGrossAmount: cents(off(gross)),
        }),
      },
    }),
    ...(model.hasTaxes && {
      taxedPrice: {
        totalNet: cents(totalNet),
        totalGross: cents(totalGross),
        totalTax: cents(totalGross - totalNet),
        taxPortions: [],
      },
    }),
  };
  return {raw, off: off(price), total: model.hasTaxes ? totalGross : price - off(price)};
}

/** A cart or an order whose sums are those of commercetools, with what they are. */
export const anySums: fc.Arbitrary<{readonly raw: RawSums; readonly expected: Expected}> = fc
  .record({
    model: anyModel,
    items: fc.array(anyItem, {maxLength: 4}),
    customs: fc.array(
      anyItem.chain((item) => fc.boolean().map((negative) => ({...item, negative}))),
      {maxLength: 2},
    ),
    shippings: fc.array(anyShipping, {maxLength: 2}),
    percent: fc.option(fc.integer({min: 0, max: 100})),
  })
  .map(({model, items, customs, shippings, percent}) => {
    const lines = items.map((item, index) => toLine(item, index, model));
    const customLines = customs.map((item, index) => toCustomLine(item, index, model));
    const ways = shippings
      .slice(0, model.shippingMode === 'Single' ? 1 : 2)
      .map((each) => toShipping(each, model));
    const goods = [...lines, ...customLines];
    const {raw: totals, off, total} = totalsOf([...goods, ...ways], percent, model);
    const raw = {
      ...model,
      lineItems: lines.map((line) => line.raw),
      customLineItems: customLines.map((line) => line.raw),
      shipping: [],
      ...(model.shippingMode === 'Multiple' && {
        shipping: ways.map((way, index) => ({shippingKey: `s-${index}`, shippingInfo: way.raw})),
      }),
      ...(model.shippingMode === 'Single' && ways[0] && {shippingInfo: ways[0].raw}),
      ...totals,
    } as RawSums;
    const reductions = [...goods, ...ways].map((thing) => thing.full - thing.total);
    const expected = {
      subtotal: sum(goods.map((thing) => thing.full)),
      discount: sum(reductions) + off,
      shipping: ways.length > 0 ? sum(ways.map((way) => way.full)) : null,
      total,
    };
    return {raw, expected};
  })
  // A cart never costs less than nothing: a discount on it would be a surcharge then.
  .filter(({raw, expected}) => (raw.totalPrice?.centAmount ?? 0) >= 0 && expected.total >= 0);
