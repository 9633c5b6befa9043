import {notFound} from 'next/navigation';
import {getProduct} from '../../../catalog.ts';
import {ProductPage} from '../../../ProductPage.tsx';

/** The page is made at each request: prices and stock change. */
export const dynamic = 'force-dynamic';

export default async function Page({params}: {params: Promise<{slug: string}>}) {
  const {slug} = await params;
  const product = await getProduct(decodeURIComponent(slug));
  return product ? <ProductPage product={product} /> : notFound();
}
