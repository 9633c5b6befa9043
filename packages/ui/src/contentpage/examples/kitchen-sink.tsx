import {products} from '@storefront-toolkit/fixtures/catalog';
import {kitchenSinkPage} from '@storefront-toolkit/fixtures/cms';
import {formatMoney} from '@storefront-toolkit/types/cms';
import {type BlockRegistry, ContentPage, uiBlocks} from '@storefront-toolkit/ui/contentpage';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const blocks: BlockRegistry = {
  ...uiBlocks,
  ProductTile({product: key}) {
    const product = products.find(({slug}) => key.by === 'slug' && slug === key.slug);
    if (!product) return null;
    return (
      <figure className="max-w-60">
        <img src={product.image?.src} alt="" width={800} height={1000} className="rounded-lg" />
        <figcaption>{product.name}</figcaption>
      </figure>
    );
  },
  SimpleProductTile: ({title, image, price}) => (
    <figure className="max-w-60">
      <img src={image.src} alt="" width={800} height={1000} className="rounded-lg" />
      <figcaption>
        {title}, {price && formatMoney(price, 'en')}
      </figcaption>
    </figure>
  ),
  VendorRendered: ({model}) => <p className="rounded-lg bg-surface p-4">{model}</p>,
};

const hrefOf = createHrefOf({prefix: '#'});

export default function KitchenSink() {
  return <ContentPage page={kitchenSinkPage} blocks={blocks} hrefOf={hrefOf} headingLevel={3} />;
}
