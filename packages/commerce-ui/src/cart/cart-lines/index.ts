export type {CartAction} from '../../internal/cart-action.ts';
export {CartLines, type CartLinesProps} from './CartLines.tsx';
export {CartLinesDataAttributes} from './data-attributes.ts';
export type {CartLinesLabels} from './labels.ts';
