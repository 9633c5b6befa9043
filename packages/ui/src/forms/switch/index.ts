export type {ChoiceSize} from '../../internal/choice.ts';
export {SwitchDataAttributes} from './data-attributes.ts';
export {Switch, type SwitchProps} from './Switch.tsx';
