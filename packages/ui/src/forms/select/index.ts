export type {ControlSize} from '../../internal/control.ts';
export {SelectContentCssVariables} from './css-variables.ts';
export {
  SelectContentDataAttributes,
  SelectItemDataAttributes,
  SelectTriggerDataAttributes,
} from './data-attributes.ts';
export {SelectContent, type SelectContentProps} from './SelectContent.tsx';
export {SelectGroup, type SelectGroupProps} from './SelectGroup.tsx';
export {SelectItem, type SelectItemProps} from './SelectItem.tsx';
export {type SelectOption, SelectRoot, type SelectRootProps} from './SelectRoot.tsx';
export {SelectTrigger, type SelectTriggerProps} from './SelectTrigger.tsx';
