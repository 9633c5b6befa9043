export {SliderCssVariables} from './css-variables.ts';
export {SliderDataAttributes} from './data-attributes.ts';
export {RangeSlider, type RangeSliderProps, type SliderRange} from './RangeSlider.tsx';
export type {SliderBaseProps} from './slider-props.ts';
export {Slider, type SliderProps} from './Slider.tsx';
