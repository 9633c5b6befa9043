import {products} from '@storefront-toolkit/fixtures/catalog';
import {homePage} from '@storefront-toolkit/fixtures/cms';
import {type BlockRegistry, ContentPage, uiBlocks} from '@storefront-toolkit/ui/contentpage';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const blocks: BlockRegistry = {
  ...uiBlocks,
  ProductTile({product: key, note}) {
    const product = products.find(({slug}) => key.by === 'slug' && slug === key.slug);
    if (!product) return null;
    return (
      <figure>
        <img src={product.image?.src} alt="" width={800} height={1000} className="rounded-lg" />
        <figcaption className="mt-2">
          {product.name}
          {note && `. ${note}`}
        </figcaption>
      </figure>
    );
  },
  SimpleProductTile: ({title, image}) => (
    <figure>
      <img src={image.src} alt="" width={800} height={1000} className="rounded-lg" />
      <figcaption className="mt-2">{title}</figcaption>
    </figure>
  ),
  VendorRendered: () => null,
};

const hrefOf = createHrefOf({prefix: '#'});

export default function HomePage() {
  return <ContentPage page={homePage} blocks={blocks} hrefOf={hrefOf} headingLevel={2} />;
}
