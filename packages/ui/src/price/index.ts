export {PriceDataAttributes} from './data-attributes.ts';
export type {PriceLabels} from './labels.ts';
export {Price, type PriceProps, type PriceRangeDisplay} from './Price.tsx';
export type {PriceSize} from './variants.ts';
