import {type LoaderFunctionArgs, useLoaderData} from 'react-router';
import {CmsPage} from '../components/CmsPage.tsx';
import {PageHead} from '../components/PageHead.tsx';
import {readPage} from '../server/read-page.ts';

/** Any other page of the CMS. If it has none, the address doesn't exist. */
export const loader = ({params, request}: LoaderFunctionArgs) =>
  readPage(params['*'] ?? '', params, request);

export default function Content() {
  const {page, products} = useLoaderData<typeof loader>();
  const {slug, title, description, indexed} = page;
  return (
    <>
      <PageHead path={`/${slug}`} title={title} description={description} indexed={indexed} />
      <CmsPage page={page} products={products} titleShown />
    </>
  );
}
