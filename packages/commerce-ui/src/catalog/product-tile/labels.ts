import {AVAILABILITY, type AvailabilityLabels} from '../../internal/availability.ts';

/** The words of a `ProductTile`, in the language of the page. */
export interface ProductTileLabels {
  /**
   * Name of the list of badges.
   * @default 'Labels'
   */
  badges: string;
  /**
   * Text for the rating: `{average}` and `{count}` are replaced.
   * @default 'Rated {average} of 5 by {count}'
   */
  rating: string;
  /**
   * The text for each status of availability. An empty text shows nothing.
   * @default English, and nothing for what is in stock
   */
  availability: AvailabilityLabels;
}

export const ENGLISH: ProductTileLabels = {
  badges: 'Labels',
  rating: 'Rated {average} of 5 by {count}',
  availability: {...AVAILABILITY, 'in-stock': ''},
};
