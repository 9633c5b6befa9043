export {HeadingDataAttributes} from './data-attributes.ts';
export {Heading, type HeadingProps} from './Heading.tsx';
export type {HeadingLevel} from './variants.ts';
