export {ProductGalleryDataAttributes} from './data-attributes.ts';
export type {ProductGalleryLabels} from './labels.ts';
export {ProductGallery, type ProductGalleryProps} from './ProductGallery.tsx';
