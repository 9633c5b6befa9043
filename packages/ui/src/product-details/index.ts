export {ProductDetailsDataAttributes} from './data-attributes.ts';
export {
  ProductDetails,
  type ProductDetailsLayout,
  type ProductDetailsProps,
} from './ProductDetails.tsx';
