import {getProduct, getProducts} from '../../../catalog.ts';
import {ProductPage} from '../../../ProductPage.tsx';

/** Next.js builds these pages, and answers every other address with "not found". */
export const dynamicParams = false;

export async function generateStaticParams() {
  const products = await getProducts();
  return products.map(({slug}) => ({slug}));
}

export default async function Page({params}: {params: Promise<{slug: string}>}) {
  const {slug} = await params;
  const product = await getProduct(slug);
  return product && <ProductPage product={product} />;
}
