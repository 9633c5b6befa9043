export {FlexDrawerClose, type FlexDrawerCloseProps} from './FlexDrawerClose.tsx';
export {FlexDrawerContent, type FlexDrawerContentProps} from './FlexDrawerContent.tsx';
export {FlexDrawerRoot, type FlexDrawerRootProps} from './FlexDrawerRoot.tsx';
export {FlexDrawerTitle} from './FlexDrawerTitle.tsx';
export {FlexDrawerTrigger, type FlexDrawerTriggerProps} from './FlexDrawerTrigger.tsx';
export {FlexDrawerDataAttributes} from './data-attributes.ts';
export type {FlexDrawerBreakpoint} from './variants.ts';
