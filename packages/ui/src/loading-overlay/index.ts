export {LoadingOverlay, type LoadingOverlayProps} from './LoadingOverlay.tsx';
export {LoadingOverlayCssVariables} from './css-variables.ts';
export {LoadingOverlayDataAttributes} from './data-attributes.ts';
