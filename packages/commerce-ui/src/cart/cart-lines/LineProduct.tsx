import type {LineItem} from '@storefront-toolkit/types/cart';
import type {SelectedOption} from '@storefront-toolkit/types/catalog';
import {type ImageDelivery, MediaImage} from '@storefront-toolkit/ui/media';
import {fill} from '../../internal/fill.ts';
import type {CartLinesLabels} from './labels.ts';

/** Widths of a line's picture: 80 CSS pixels on screens of one, two and three pixels for each. */
const PICTURE_WIDTHS = [80, 160, 240];

interface LinePictureProps {
  line: LineItem;
  delivery: ImageDelivery | undefined;
}

/** The variant's picture. The name beside it says what it shows, so it has no text of its own. */
export function LinePicture({line: {image}, delivery}: LinePictureProps) {
  return (
    <div className="relative aspect-product w-20 overflow-hidden rounded-md bg-surface">
      {image && (
        <MediaImage
          image={{...image, alt: ''}}
          delivery={delivery && {widths: PICTURE_WIDTHS, ...delivery}}
          sizes="5rem"
          fill
        />
      )}
    </div>
  );
}

interface LineOptionsProps {
  options: readonly SelectedOption[];
  words: CartLinesLabels;
}

/** The selected options in one line of text. */
export function LineOptions({options, words}: LineOptionsProps) {
  if (options.length === 0) return null;
  return (
    <p className="text-sm text-ink-muted">
      {options
        .map(({optionLabel, valueLabel}) =>
          fill(words.option, {option: optionLabel, value: valueLabel}),
        )
        .join(', ')}
    </p>
  );
}
