export {AlertClose, type AlertCloseProps} from './AlertClose.tsx';
export {AlertDescription} from './AlertDescription.tsx';
export {AlertRegion, type AlertRegionProps} from './AlertRegion.tsx';
export {AlertRoot, type AlertRootProps} from './AlertRoot.tsx';
export {AlertTitle} from './AlertTitle.tsx';
export {AlertDataAttributes} from './data-attributes.ts';
export type {AlertTone} from './variants.ts';
