export {Scroll, type ScrollOrientation, type ScrollProps} from './Scroll.tsx';
export {ScrollCssVariables} from './css-variables.ts';
export {ScrollDataAttributes} from './data-attributes.ts';
