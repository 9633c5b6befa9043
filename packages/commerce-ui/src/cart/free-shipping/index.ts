export {FreeShippingProgressDataAttributes} from './data-attributes.ts';
export {FreeShippingProgress, type FreeShippingProgressProps} from './FreeShippingProgress.tsx';
export type {FreeShippingProgressLabels} from './labels.ts';
