export type {ControlSize} from '../internal/control.ts';
export {QuantityControlsDataAttributes} from './data-attributes.ts';
export {QuantityControls, type QuantityControlsProps} from './QuantityControls.tsx';
