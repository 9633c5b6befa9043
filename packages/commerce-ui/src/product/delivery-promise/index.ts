export type {CartAction} from '../../internal/cart-action.ts';
export {DeliveryPromiseDataAttributes} from './data-attributes.ts';
export {DeliveryPromise, type DeliveryPromiseProps} from './DeliveryPromise.tsx';
export type {DeliveryPromiseLabels} from './labels.ts';
