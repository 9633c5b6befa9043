import {formatMoney, type SimpleProductTileBlock} from '@storefront-toolkit/types/cms';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import {Tile, type TileBaseProps} from '../../internal/Tile.tsx';

/** Props of `SimpleProductTile`. All other props of `<article>` reach the element. */
export interface SimpleProductTileProps extends TileBaseProps {
  /** The tile as an editor wrote it in the CMS. */
  block: SimpleProductTileBlock;
  /** Language and region in which the price is written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
}

/** A tile of a product whose words, picture and price an editor wrote. */
export function SimpleProductTile({block, locale, ...rest}: SimpleProductTileProps) {
  const {id, title, image, price} = block;
  if (process.env.NODE_ENV !== 'production' && title.trim() === '') {
    reportMisuse(
      'SimpleProductTile',
      `got the block ${id} without a title, so its link has no text. ` +
        'Make the title a required field in the CMS.',
    );
  }
  return (
    <Tile
      {...rest}
      name={title}
      picture={image}
      after={price && <p className="tabular-figures text-base">{formatMoney(price, locale)}</p>}
    />
  );
}
