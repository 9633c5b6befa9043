import type {IconButtonProps} from '../button/index.ts';
import {CarouselStep} from './CarouselStep.tsx';

/** Props of `CarouselNext`: those of an icon button without an icon. */
export interface CarouselNextProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /**
   * The button's name for screen readers.
   * @default 'Next slide'
   */
  label?: string | undefined;
}

/** The button that shows the next slide. Without a script it is not shown: the slides scroll. */
export function CarouselNext({label = 'Next slide', ...rest}: CarouselNextProps) {
  return <CarouselStep {...rest} label={label} part="CarouselNext" target="next" />;
}
