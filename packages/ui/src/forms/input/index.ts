export type {ControlSize} from '../../internal/control.ts';
export {InputDataAttributes} from './data-attributes.ts';
export {Input, type InputProps, type InputType} from './Input.tsx';
export {Textarea, type TextareaProps} from './Textarea.tsx';
