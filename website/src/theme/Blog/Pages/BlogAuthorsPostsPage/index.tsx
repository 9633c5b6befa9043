import {PageMetadata} from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

/** The posts of an author, with the author's description as that of the page. */
export default function BlogAuthorsPostsPageWithMetadata(props: Props) {
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata description={props.author.description} />
    </>
  );
}
