export {VideoDataAttributes} from '../internal/video/data-attributes.ts';
export type {VideoWords} from '../internal/video/words.ts';
export type {ImageDelivery, ImageVersion} from './image-sources.ts';
export {Media, type MediaProps} from './Media.tsx';
export {MediaImage, type MediaImageProps} from './MediaImage.tsx';
export {MediaVideo, type MediaVideoProps} from './MediaVideo.tsx';
