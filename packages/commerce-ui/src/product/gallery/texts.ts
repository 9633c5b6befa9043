import type {ProductMedia} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {fill} from '../../internal/fill.ts';
import {textOf} from '../../internal/gallery/media-info.ts';
import {fillNumbers} from '../../internal/plural-text.ts';
import type {ProductGalleryLabels} from './labels.ts';

/** The position of a medium in words, such as "Image 2 of 5". */
export function positionText(
  media: readonly ProductMedia[],
  index: number,
  words: ProductGalleryLabels,
  locale: LocaleCode,
): string {
  const texts = {
    image: words.imagePosition,
    video: words.videoPosition,
    'hosted-video': words.videoPosition,
    model: words.modelPosition,
  };
  const numbers = {position: index + 1, count: media.length};
  return fillNumbers(texts[media[index]?.type ?? 'image'], numbers, locale);
}

/** The announcement of a medium that is shown now, such as "Image 2 of 5: The hood". */
export function changeText(
  media: readonly ProductMedia[],
  index: number,
  words: ProductGalleryLabels,
  locale: LocaleCode,
): string {
  const item = positionText(media, index, words, locale);
  const text = media[index] ? textOf(media[index]) : '';
  return text ? fill(words.changed, {item, text}) : item;
}
