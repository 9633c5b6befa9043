export {PopoverClose, type PopoverCloseProps} from './PopoverClose.tsx';
export {PopoverContent, type PopoverContentProps} from './PopoverContent.tsx';
export {PopoverDescription} from './PopoverDescription.tsx';
export {PopoverRoot, type PopoverRootProps} from './PopoverRoot.tsx';
export {PopoverTitle} from './PopoverTitle.tsx';
export {PopoverTrigger, type PopoverTriggerProps} from './PopoverTrigger.tsx';
export {PopoverDataAttributes} from './data-attributes.ts';
export type {PopoverAlign, PopoverSide} from './variants.ts';
