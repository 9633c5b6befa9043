import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageActions from '@site/src/components/page-actions/PageActions';
import {searchMarks} from '@site/src/search/marks';
import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';

/** The text of a post, on its own page marked for the search index. */
export default function SearchedContent(props: Props) {
  const {isBlogPostPage} = useBlogPost();
  const content = <BlogPostItemContent {...props} />;
  if (!isBlogPostPage) return content;
  return (
    <>
      <PageActions />
      <div {...searchMarks.page('Blog')}>{content}</div>
    </>
  );
}
