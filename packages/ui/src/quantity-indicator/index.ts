export {QuantityIndicatorDataAttributes} from './data-attributes.ts';
export {QuantityIndicator, type QuantityIndicatorProps} from './QuantityIndicator.tsx';
