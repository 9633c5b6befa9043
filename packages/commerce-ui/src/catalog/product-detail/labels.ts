import {AVAILABILITY, type AvailabilityLabels} from '../../internal/availability.ts';

/** The words of a `ProductDetail`, in the language of the page. */
export interface ProductDetailLabels {
  /**
   * The button.
   * @default 'Add to cart'
   */
  addToCart: string;
  /**
   * Announced once the variant is in the cart.
   * @default 'Added to your cart'
   */
  added: string;
  /**
   * Announced when the callback fails.
   * @default 'This could not be added to your cart. Try again.'
   */
  failed: string;
  /**
   * Name of the quantity.
   * @default 'Quantity'
   */
  quantity: string;
  /**
   * Name of the button for one less.
   * @default 'Decrease'
   */
  decrease: string;
  /**
   * Name of the button for one more.
   * @default 'Increase'
   */
  increase: string;
  /**
   * Name of the list of pictures.
   * @default 'Pictures'
   */
  pictures: string;
  /**
   * Name of the list of badges.
   * @default 'Labels'
   */
  badges: string;
  /**
   * Text for a value whose combination with the other choices cannot be bought.
   * @default 'not available'
   */
  unavailable: string;
  /**
   * The text for each status of availability.
   * @default English
   */
  availability: AvailabilityLabels;
}

export const ENGLISH: ProductDetailLabels = {
  addToCart: 'Add to cart',
  added: 'Added to your cart',
  failed: 'This could not be added to your cart. Try again.',
  quantity: 'Quantity',
  decrease: 'Decrease',
  increase: 'Increase',
  pictures: 'Pictures',
  badges: 'Labels',
  unavailable: 'not available',
  availability: AVAILABILITY,
};
