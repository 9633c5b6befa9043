import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {searchMarks} from '@site/src/search/marks';
import BlogPostItemContent from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';

/** The text of a post, on its own page marked for the search index. */
export default function SearchedContent(props: Props) {
  const {isBlogPostPage} = useBlogPost();
  const content = <BlogPostItemContent {...props} />;
  return isBlogPostPage ? <div {...searchMarks.page('Blog')}>{content}</div> : content;
}
