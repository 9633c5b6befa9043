import {ProductTile} from '@storefront-toolkit/commerce-ui/catalog/product-tile';
import {SimpleProductTile} from '@storefront-toolkit/commerce-ui/catalog/simple-product-tile';
import type {Product} from '@storefront-toolkit/types/catalog';
import type {Page, SimpleContentPage} from '@storefront-toolkit/types/cms';
import {ArticlePage} from '@storefront-toolkit/ui/articlepage';
import {type BlockRegistry, ContentPage, uiBlocks} from '@storefront-toolkit/ui/contentpage';
import {Link} from 'react-router';
import {tileKey} from '../tile-key.ts';
import {useMarket} from '../use-market.ts';
import {renderLink} from './RouterLink.tsx';

interface CmsPageProps {
  page: Page | SimpleContentPage;
  /** The products that the page names, by `tileKey`. */
  products: Readonly<Record<string, Product>>;
  titleShown?: boolean;
}

/** A page of the CMS: each block by its component. */
export function CmsPage({page, products, titleShown = false}: CmsPageProps) {
  const {hrefOf, labels, locale} = useMarket();
  const links = {hrefOf, renderLink};
  if (page.type === 'SimpleContentPage') return <ArticlePage page={page} {...links} />;
  const {productTile, price} = labels.components;
  const blocks: BlockRegistry = {
    ...uiBlocks,
    ProductTile({product: reference, note}) {
      const product = products[tileKey(reference)];
      if (!product) return null;
      return (
        <ProductTile
          product={product}
          href={hrefOf({type: 'Product', slug: product.slug})}
          render={<Link to={hrefOf({type: 'Product', slug: product.slug})} />}
          locale={locale}
          note={note}
          labels={productTile}
          priceLabels={price}
        />
      );
    },
    SimpleProductTile: (block) => (
      <SimpleProductTile block={block} href={hrefOf(block.link)} locale={locale} />
    ),
    VendorRendered: () => null,
  };
  return <ContentPage page={page} blocks={blocks} titleShown={titleShown} {...links} />;
}
