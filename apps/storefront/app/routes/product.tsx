import {
  type CartRequest,
  ProductDetail,
} from '@storefront-toolkit/commerce-ui/catalog/product-detail';
import {Breadcrumb} from '@storefront-toolkit/ui/breadcrumb';
import {ButtonLink} from '@storefront-toolkit/ui/button';
import {ProductDetails} from '@storefront-toolkit/ui/product-details';
import {Heading} from '@storefront-toolkit/ui/text-components/heading';
import {useState} from 'react';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import {PageHead} from '../components/PageHead.tsx';
import {PurchaseWithoutScript} from '../components/PurchaseWithoutScript.tsx';
import {contextOf, found, marketFrom, signalOf, store} from '../server/request.ts';
import {useCartChange} from '../use-cart-change.ts';
import {useMarket} from '../use-market.ts';

/** A product with all its variants. */
export async function loader({params, request}: LoaderFunctionArgs) {
  const context = contextOf(marketFrom(params));
  const reference = {by: 'slug', slug: params['*'] ?? ''} as const;
  return {product: await found(store.catalog.getProduct(reference, context, signalOf(request)))};
}

/** Another variant is another parameter of the address: the page has all of them already. */
export const shouldRevalidate = ({currentUrl, nextUrl}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function ProductPage() {
  const {product} = useLoaderData<typeof loader>();
  const {hrefOf, labels, locale, prefix} = useMarket();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const change = useCartChange();
  const [added, setAdded] = useState(false);
  const {shop, components} = labels;
  const {slug, name, description, image, seo, variants, attributes, categories} = product;
  const variant = variants.find(({sku}) => sku === parameters.get('sku')) ?? variants[0];
  const [category] = categories;

  async function add({variant: {id}, quantity}: CartRequest) {
    const form = new FormData();
    form.set('variantId', id);
    form.set('quantity', String(quantity));
    await change('add', form);
    setAdded(true);
  }

  return (
    <div className="grid gap-6">
      <PageHead
        path={`/products/${seo.canonicalSlug ?? slug}`}
        title={seo.title ?? name}
        description={seo.description ?? description}
        image={seo.image ?? image}
        indexed={seo.indexed}
      />
      <Breadcrumb
        aria-label={shop.breadcrumb}
        items={[
          {label: shop.home, href: hrefOf({type: 'Home'})},
          ...(category
            ? [
                {
                  label: category.name,
                  href: hrefOf({type: 'SearchResults', category: category.slug}),
                },
              ]
            : []),
          {label: name},
        ]}
      />
      <ProductDetail
        key={product.id}
        product={product}
        locale={locale}
        defaultSku={variant.sku}
        onVariantChange={({sku}) => {
          setAdded(false);
          void navigate(hrefOf({type: 'Product', slug, sku}), {
            replace: true,
            preventScrollReset: true,
          });
        }}
        onAddToCart={add}
        labels={components.productDetail}
        priceLabels={components.price}
        className="noscript:[&_fieldset]:hidden noscript:[&_form:not([method])]:hidden"
      >
        {added && <ButtonLink href={`${prefix}/cart`}>{shop.toCart}</ButtonLink>}
        <PurchaseWithoutScript product={product} variant={variant} />
        {attributes.length > 0 && (
          <div className="grid w-full gap-3">
            <Heading level={2} size="lg">
              {shop.details}
            </Heading>
            <ProductDetails
              attributes={attributes}
              locale={locale}
              yesLabel={shop.yes}
              noLabel={shop.no}
            />
          </div>
        )}
      </ProductDetail>
    </div>
  );
}
