export {CarouselContent, type CarouselContentProps} from './CarouselContent.tsx';
export {CarouselItem, type CarouselItemProps} from './CarouselItem.tsx';
export {CarouselNext, type CarouselNextProps} from './CarouselNext.tsx';
export {CarouselPause, type CarouselPauseProps} from './CarouselPause.tsx';
export {CarouselPicker, type CarouselPickerProps} from './CarouselPicker.tsx';
export {CarouselPrevious, type CarouselPreviousProps} from './CarouselPrevious.tsx';
export {CarouselRoot, type CarouselRootProps} from './CarouselRoot.tsx';
export {CarouselCssVariables} from './css-variables.ts';
export {CarouselDataAttributes} from './data-attributes.ts';
