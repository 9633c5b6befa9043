import {DocsSidebarProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import DocumentHead from './DocumentHead';
import {documentAt} from './documents';
import StaticContent from './StaticContent';

/**
 * The part of the page around a document, in the browser. Stands for the theme's component of the same name: the
 * document below it is HTML, so it needs no route, no code and no data of its own.
 */
export default function DocRoot() {
  const {docsSidebars} = useDocsVersion();
  const page = documentAt(useLocation().pathname);
  if (!page) {
    return (
      <>
        <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
        <NotFoundContent />
      </>
    );
  }
  return (
    <HtmlClassNameProvider className={`docs-doc-page docs-doc-id-${page.id}`}>
      <DocumentHead elements={page.head} />
      <DocsSidebarProvider
        name={page.sidebar}
        items={page.sidebar === undefined ? undefined : docsSidebars[page.sidebar]}
      >
        <DocRootLayout>
          <StaticContent page={page} />
        </DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}

/**
 * The theme's component for a document. It is here for its styles, which the browser's build has to see. Its code
 * is never asked for.
 */
export const loadComponent = () => import('@theme/DocItem');
