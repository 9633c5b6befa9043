export {AspectRatio, type AspectRatioFit, type AspectRatioProps} from './AspectRatio.tsx';
export {AspectRatioCssVariables} from './css-variables.ts';
