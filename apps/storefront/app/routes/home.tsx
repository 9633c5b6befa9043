import {type LoaderFunctionArgs, useLoaderData} from 'react-router';
import {CmsPage} from '../components/CmsPage.tsx';
import {PageHead} from '../components/PageHead.tsx';
import {readPage} from '../server/read-page.ts';

/** The page that editors made for the start of the shop. */
export const loader = ({params, request}: LoaderFunctionArgs) => readPage('', params, request);

export default function Home() {
  const {page, products} = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead path="" title={page.title} description={page.description} indexed={page.indexed} />
      <CmsPage page={page} products={products} />
    </>
  );
}
