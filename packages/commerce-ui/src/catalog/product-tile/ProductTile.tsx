import type {MeasureUnit, ProductSummary, Rating} from '@storefront-toolkit/types/catalog';
import {isPurchasable} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {BadgeList} from '@storefront-toolkit/ui/badge';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import {Price, type PriceLabels} from '@storefront-toolkit/ui/price';
import clsx from 'clsx';
import {Tile, type TileBaseProps} from '../../internal/Tile.tsx';
import {ProductTileDataAttributes} from './data-attributes.ts';
import {ENGLISH, type ProductTileLabels} from './labels.ts';

/** Props of `ProductTile`. All other props of `<article>` reach the element. */
export interface ProductTileProps extends TileBaseProps {
  /** The product: what a listing, a search or a recommendation returns. A whole `Product` fits too. */
  product: ProductSummary;
  /** Language and region in which amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /** A few words above the name, such as the note of a `ProductTileBlock`. */
  note?: string | undefined;
  /**
   * The words of the tile, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<ProductTileLabels> | undefined;
  /**
   * The words of the price, as `Price` takes them.
   * @default {}
   */
  priceLabels?: Partial<PriceLabels> | undefined;
  /**
   * Names of units without a symbol, as `Price` takes them.
   * @default {}
   */
  unitNames?: Partial<Record<MeasureUnit, string>> | undefined;
}

/** A product in a list: picture, name, price, badges and rating, with one link to its page. */
export function ProductTile({
  product,
  locale,
  note,
  labels,
  priceLabels,
  unitNames,
  ...rest
}: ProductTileProps) {
  const words = {...ENGLISH, ...labels};
  const {name, brand, image, pricing, availability, rating, badges} = product;
  if (process.env.NODE_ENV !== 'production' && name.trim() === '') {
    reportMisuse(
      'ProductTile',
      `got the product ${product.id} without a name, so its link has no text. ` +
        'Leave the product out of the list, or fix its data.',
    );
  }
  const availabilityText = words.availability[availability.status];
  return (
    <Tile
      {...rest}
      {...{[ProductTileDataAttributes.availability]: availability.status}}
      name={name}
      picture={image}
      before={(note ?? brand) && <p className="text-sm text-ink-muted">{note ?? brand}</p>}
      after={
        <>
          <Price
            pricing={pricing}
            locale={locale}
            labels={priceLabels}
            unitNames={unitNames}
            size="small"
          />
          {rating && <RatingText rating={rating} locale={locale} text={words.rating} />}
          {availabilityText && (
            <p
              className={clsx(
                'text-sm',
                isPurchasable(availability) ? 'text-ink-muted' : 'weight-semibold text-danger',
              )}
            >
              {availabilityText}
            </p>
          )}
          <BadgeList
            badges={badges}
            aria-label={words.badges}
            className="pointer-events-none absolute inset-x-3 top-3"
          />
        </>
      }
    />
  );
}

interface RatingTextProps {
  rating: Rating;
  locale: LocaleCode;
  text: string;
}

/** Shown as a star and two figures, announced as a sentence. */
function RatingText({rating, locale, text}: RatingTextProps) {
  const average = new Intl.NumberFormat(locale, {maximumFractionDigits: 1}).format(rating.average);
  const count = new Intl.NumberFormat(locale).format(rating.count);
  return (
    <p className="text-sm text-ink-muted">
      <span aria-hidden="true">
        <span className="text-warning">★</span> {average} ({count})
      </span>
      <span className="sr-only">
        {text.replace('{average}', average).replace('{count}', count)}
      </span>
    </p>
  );
}
