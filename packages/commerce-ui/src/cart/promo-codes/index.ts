export type {CartAction} from '../../internal/cart-action.ts';
export {PromoCodesDataAttributes} from './data-attributes.ts';
export type {PromoCodesLabels} from './labels.ts';
export {PromoCodes, type PromoCodesProps} from './PromoCodes.tsx';
