import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import type {CategoryReference, ProductSummary} from '@storefront-toolkit/types/catalog';
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '@storefront-toolkit/ui/accordion';
import {Breadcrumb} from '@storefront-toolkit/ui/breadcrumb';
import {createHrefOf, type HrefOf} from '@storefront-toolkit/ui/link';
import {ProductDetails} from '@storefront-toolkit/ui/product-details';
import {Heading} from '@storefront-toolkit/ui/text-components/heading';
import type {ReactNode} from 'react';
import {BuyProduct, type BuyProductProps} from './BuyProduct';

/** Props of `ProductPage`. */
export interface ProductPageProps extends Omit<BuyProductProps, 'children'> {
  /** Gives categories and products their addresses. Make one for the whole store. */
  hrefOf?: HrefOf;
  /** The way to the product, from the top. Without it, its main category. */
  breadcrumbs?: readonly CategoryReference[];
  /** Advice on care, from your CMS. Without it, there is no such section. */
  care?: ReactNode;
  /** Products that go with this one. */
  related?: readonly ProductSummary[];
}

/** A product page. */
export function ProductPage({
  product,
  locale,
  cartHref,
  onAddToCart,
  defaultSku,
  headingLevel = 1,
  hrefOf = createHrefOf(),
  breadcrumbs = product.categories.slice(0, 1),
  care,
  related = [],
}: ProductPageProps) {
  const hasDetails = product.attributes.length > 0;
  const sectionLevel = headingLevel === 1 ? 2 : 3;
  return (
    <div className="grid gap-6 text-base text-ink">
      <Breadcrumb
        items={[
          {label: 'Home', href: hrefOf({type: 'Home'})},
          ...breadcrumbs.map(({name, slug}) => ({
            label: name,
            href: hrefOf({type: 'SearchResults', category: slug}),
          })),
          {label: product.name},
        ]}
      />
      <BuyProduct {...{product, locale, cartHref, onAddToCart, defaultSku, headingLevel}}>
        {(hasDetails || care !== undefined) && (
          <AccordionRoot>
            {hasDetails && (
              <AccordionItem open>
                <AccordionTrigger headingLevel={sectionLevel}>Details</AccordionTrigger>
                <AccordionContent>
                  <ProductDetails attributes={product.attributes} locale={locale} />
                </AccordionContent>
              </AccordionItem>
            )}
            {care !== undefined && (
              <AccordionItem>
                <AccordionTrigger headingLevel={sectionLevel}>Care</AccordionTrigger>
                <AccordionContent>{care}</AccordionContent>
              </AccordionItem>
            )}
          </AccordionRoot>
        )}
      </BuyProduct>
      {related.length > 0 && (
        <div className="@container grid gap-4 pt-6">
          <Heading level={sectionLevel}>Goes well with it</Heading>
          <ul className="grid grid-cols-2 gap-grid @min-[36rem]:grid-cols-3 @min-[56rem]:grid-cols-4">
            {related.map((one) => (
              <li key={one.id}>
                <ProductTile
                  product={one}
                  href={hrefOf({type: 'Product', slug: one.slug})}
                  locale={locale}
                  headingLevel={sectionLevel === 2 ? 3 : 4}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
