export type {ControlSize} from '../../internal/control.ts';
export {Combobox, type ComboboxItem, type ComboboxProps} from './Combobox.tsx';
export {ComboboxDataAttributes, ComboboxOptionDataAttributes} from './data-attributes.ts';
