export type {Money} from './Money.ts';
export type {MinorUnits} from './money/MinorUnits.ts';
export type {CurrencyExponent} from './money/CurrencyExponent.ts';
export type {WholeNumber} from './money/WholeNumber.ts';
export {exponentOf, moneyOf, toMinorUnits} from './money/create.ts';
