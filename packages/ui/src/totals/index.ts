export {TotalsDataAttributes} from './data-attributes.ts';
export type {TotalsLabels} from './labels.ts';
export {Totals, type TotalsProps} from './Totals.tsx';
