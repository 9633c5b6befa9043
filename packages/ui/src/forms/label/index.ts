export type {ConstraintMessages} from './constraints.ts';
export {FieldDataAttributes} from './data-attributes.ts';
export {Field, type FieldProps} from './Field.tsx';
export {FieldGroup, type FieldGroupProps} from './FieldGroup.tsx';
export {Label, type LabelProps} from './Label.tsx';
