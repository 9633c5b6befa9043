import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

/** The list of authors, with a description. */
export default function BlogAuthorsListPageWithMetadata(props: Props) {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'site.blog.authors.description',
          message: 'All authors of the blog, with their number of posts.',
          description: 'Description of the list of authors',
        })}
      />
    </>
  );
}
