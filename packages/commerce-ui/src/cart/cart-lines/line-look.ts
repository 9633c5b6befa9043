import type {MeasureUnit} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {ImageDelivery} from '@storefront-toolkit/ui/media';
import type {PriceLabels} from '@storefront-toolkit/ui/price';
import {fill} from '../../internal/fill.ts';
import type {CartLinesLabels} from './labels.ts';

/** Everything that the lines of a list have in common. */
export interface LineLook {
  words: CartLinesLabels;
  locale: LocaleCode;
  priceLabels: Partial<PriceLabels> | undefined;
  unitNames: Partial<Record<MeasureUnit, string>> | undefined;
  delivery: ImageDelivery | undefined;
}

/** A quantity that can't be changed, in words. */
export const quantityText = ({words, locale}: LineLook, quantity: number) =>
  fill(words.quantityText, {quantity: new Intl.NumberFormat(locale).format(quantity)});
