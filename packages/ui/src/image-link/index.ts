export type {ImageDelivery} from '../media/image-sources.ts';
export {ImageLinkDataAttributes} from './data-attributes.ts';
export {ImageLink, type ImageLinkProps} from './ImageLink.tsx';
