import PageActions from '@site/src/components/page-actions/PageActions';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

/** The way to a document, and beside it what a reader can do with its text. */
export default function BreadcrumbsWithActions() {
  return (
    <>
      <PageActions />
      <DocBreadcrumbs />
    </>
  );
}
