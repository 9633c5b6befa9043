'use client';

import {
  isPurchasable,
  type MeasureUnit,
  type Product,
  type ProductMedia,
  type ProductVariant,
} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {BadgeList} from '@storefront-toolkit/ui/badge';
import {reportMisuse} from '@storefront-toolkit/ui/internal';
import type {ImageDelivery} from '@storefront-toolkit/ui/media';
import {Price, type PriceLabels} from '@storefront-toolkit/ui/price';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useState} from 'react';
import {GalleryView} from '../../internal/gallery/GalleryView.tsx';
import {choiceOf, chooseValue, isOffered} from './choose.ts';
import {ProductDetailDataAttributes} from './data-attributes.ts';
import {ENGLISH, type ProductDetailLabels} from './labels.ts';
import {galleryKey, galleryOf} from './media.ts';
import {OptionChoice} from './OptionChoice.tsx';
import {type CartRequest, Purchase} from './Purchase.tsx';

/** Props of `ProductDetail`. All other props of `<div>` reach the element. */
export interface ProductDetailProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The product with all its variants. */
  product: Product;
  /** Language and region in which amounts are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * Called with the chosen variant and quantity. While its promise runs, the button waits; when it is rejected, a message
   * says so.
   */
  onAddToCart: (request: CartRequest) => unknown;
  /**
   * Stock-keeping unit of the variant that is chosen at first.
   * @default the first variant
   */
  defaultSku?: string | undefined;
  /** Called when another variant is chosen, to put it into the address for example. */
  onVariantChange?: ((variant: ProductVariant) => void) | undefined;
  /**
   * Level of the heading with the product's name.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Where versions of the pictures are, in other widths and encodings. Without it the originals are loaded.
   * @default undefined
   */
  delivery?: ImageDelivery | undefined;
  /**
   * Width of the large picture on the page, as a browser reads it before there is a layout.
   * @default '(width < 40rem) 100vw, 50vw'
   */
  sizes?: string | undefined;
  /** Renders a medium of the gallery, such as a video of a service. A medium for which it returns `undefined` is shown as usual. */
  renderMedia?: ((media: ProductMedia) => ReactNode) | undefined;
  /**
   * Whether a note at the price says that tax is included, or is added.
   * @default true
   */
  taxNote?: boolean | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<ProductDetailLabels> | undefined;
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
  /** Content below the button: delivery, details, a size guide. */
  children?: ReactNode | undefined;
}

/** The upper part of a product page: gallery, price, choice of a variant, quantity, and the button that buys it. */
export function ProductDetail({
  product,
  locale,
  onAddToCart,
  defaultSku,
  onVariantChange,
  headingLevel = 1,
  renderMedia,
  delivery,
  sizes = '(width < 40rem) 100vw, 50vw',
  taxNote = true,
  labels,
  priceLabels,
  unitNames,
  children,
  className,
  ...rest
}: ProductDetailProps) {
  const words = {...ENGLISH, ...labels};
  const {name, brand, badges, description, options, variants} = product;
  const [sku, setSku] = useState(defaultSku);
  const variant = variants.find((one) => one.sku === sku) ?? variants[0];
  if (process.env.NODE_ENV !== 'production' && sku !== undefined && variant.sku !== sku) {
    reportMisuse(
      'ProductDetail',
      `got the default "${sku}", which no variant of ${product.id} has, so ${variant.sku} is selected. Shoppers who ` +
        "follow a link to a variant see another one. Pass the `sku` of one of the product's variants.",
    );
  }
  const chosen = choiceOf(variant);
  const Heading = `h${headingLevel}` as const;
  function choose(optionId: string, valueId: string) {
    const next = chooseValue(variants, variant, optionId, valueId);
    setSku(next.sku);
    if (next !== variant) onVariantChange?.(next);
  }
  const attributes = {
    ...rest,
    [ProductDetailDataAttributes.sku]: variant.sku,
    [ProductDetailDataAttributes.availability]: variant.availability.status,
  };
  return (
    <div {...attributes} className={clsx('@container w-full text-base text-ink', className)}>
      <div className="grid gap-x-grid gap-y-6 @min-[40rem]:grid-cols-2">
        <GalleryView
          key={galleryKey(variant)}
          media={galleryOf(product, variant)}
          label={words.pictures}
          renderMedia={renderMedia}
          delivery={delivery}
          sizes={sizes}
        />
        <div className="flex min-w-0 flex-col items-start gap-5">
          <header className="grid gap-2">
            {brand !== undefined && <p className="text-ink-muted">{brand}</p>}
            <Heading className="text-2xl wrap-anywhere">{name}</Heading>
            <BadgeList badges={badges} size="medium" aria-label={words.badges} />
          </header>
          <Price
            pricing={variant.pricing}
            locale={locale}
            size="large"
            taxNote={taxNote}
            labels={priceLabels}
            unitNames={unitNames}
          />
          {description !== undefined && <p className="max-w-prose">{description}</p>}
          {options.map((option) => (
            <OptionChoice
              key={option.id}
              option={option}
              chosen={chosen[option.id]}
              isOffered={(valueId) => isOffered(variants, variant, option.id, valueId)}
              onChoose={(valueId) => choose(option.id, valueId)}
              unavailableLabel={words.unavailable}
              delivery={delivery}
            />
          ))}
          <p
            role="status"
            className={clsx(
              'font-medium',
              isPurchasable(variant.availability) ? 'text-success' : 'text-danger',
            )}
          >
            {words.availability[variant.availability.status]}
          </p>
          <Purchase key={variant.id} variant={variant} words={words} onAddToCart={onAddToCart} />
          {children}
        </div>
      </div>
    </div>
  );
}
