export type {ChoiceSize} from '../../internal/choice.ts';
export {Checkbox, type CheckboxProps} from './Checkbox.tsx';
export {CheckboxDataAttributes} from './data-attributes.ts';
