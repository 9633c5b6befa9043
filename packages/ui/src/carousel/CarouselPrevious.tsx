import type {IconButtonProps} from '../button/index.ts';
import {CarouselStep} from './CarouselStep.tsx';

/** Props of `CarouselPrevious`: those of an icon button without an icon. */
export interface CarouselPreviousProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /**
   * The button's name for screen readers.
   * @default 'Previous slide'
   */
  label?: string | undefined;
}

/** The button that shows the previous slide. Without a script it is not shown: the slides scroll. */
export function CarouselPrevious({label = 'Previous slide', ...rest}: CarouselPreviousProps) {
  return <CarouselStep {...rest} label={label} part="CarouselPrevious" target="previous" />;
}
