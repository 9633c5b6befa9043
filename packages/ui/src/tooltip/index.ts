export {TooltipContent, type TooltipContentProps} from './TooltipContent.tsx';
export {TooltipRoot, type TooltipRootProps} from './TooltipRoot.tsx';
export {TooltipTrigger, type TooltipTriggerProps} from './TooltipTrigger.tsx';
export {TooltipDataAttributes} from './data-attributes.ts';
export type {TooltipKind, TooltipSide} from './variants.ts';
