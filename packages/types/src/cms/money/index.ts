export type {MinorUnits} from './MinorUnits.ts';
export type {CurrencyExponent} from './CurrencyExponent.ts';
export type {WholeNumber} from './WholeNumber.ts';
export type {RoundingMode} from './RoundingMode.ts';
export type {CashRounding} from './CashRounding.ts';
export type {MoneyFormat} from './MoneyFormat.ts';
export {exponentOf, moneyOf, toMinorUnits} from './create.ts';
export {isMoney, moneyFromDecimal, moneyToDecimal} from './parse.ts';
export {formatMoney, formatMoneyRange} from './format.ts';
export {
  addMoney,
  compareMoney,
  isZeroMoney,
  multiplyMoney,
  subtractMoney,
  sumMoney,
} from './arithmetic.ts';
export {allocateMoney} from './allocate.ts';
export {cashIncrementOf, roundToCash} from './cash.ts';
