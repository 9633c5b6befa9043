export {BackToTop, type BackToTopProps} from './BackToTop.tsx';
export {BackToTopDataAttributes} from './data-attributes.ts';
