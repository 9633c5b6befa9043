import type {Refinement} from '@storefront-toolkit/types/search';
import {RefinementsDataAttributes} from './data-attributes.ts';

/** The data attributes of a refinement's element. */
export const refinementAttributes = ({key, type}: Refinement) => ({
  [RefinementsDataAttributes.refinement]: key,
  [RefinementsDataAttributes.type]: type,
});
