export type {ChoiceSize} from '../../internal/choice.ts';
export {RadioGroupDataAttributes, RadioGroupItemDataAttributes} from './data-attributes.ts';
export {RadioGroup, type RadioGroupOrientation, type RadioGroupProps} from './RadioGroup.tsx';
export {RadioGroupItem, type RadioGroupItemProps} from './RadioGroupItem.tsx';
