export {ActiveRefinements, type ActiveRefinementsProps} from './ActiveRefinements.tsx';
export {ActiveRefinementsDataAttributes} from './data-attributes.ts';
export type {ActiveRefinementsLabels} from './labels.ts';
