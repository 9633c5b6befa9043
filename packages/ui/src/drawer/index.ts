export {DrawerBody} from './DrawerBody.tsx';
export {DrawerClose, type DrawerCloseProps} from './DrawerClose.tsx';
export {DrawerContent, type DrawerContentProps} from './DrawerContent.tsx';
export {DrawerDescription, DrawerTitle} from './DrawerText.tsx';
export {DrawerRoot, type DrawerRootProps} from './DrawerRoot.tsx';
export {DrawerTrigger, type DrawerTriggerProps} from './DrawerTrigger.tsx';
export {DrawerCssVariables} from './css-variables.ts';
export {DrawerDataAttributes} from './data-attributes.ts';
export type {DrawerSnapPoint} from './drawer-context.ts';
