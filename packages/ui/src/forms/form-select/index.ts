export type {ControlSize} from '../../internal/control.ts';
export {FormSelectDataAttributes} from './data-attributes.ts';
export {FormSelect, type FormSelectProps} from './FormSelect.tsx';
