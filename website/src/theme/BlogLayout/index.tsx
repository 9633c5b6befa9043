import {translate} from '@docusaurus/Translate';
import PageActions from '@site/src/components/page-actions/PageActions';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import '../../css/blog.css';

/**
 * The theme's layout, with what a reader can do with the page's text, and the table of contents in a landmark: beside `main` a
 * screen reader would not find it.
 */
export default function BlogLayoutWithActions({toc, children, ...props}: Props) {
  const label = translate({
    id: 'site.blog.contents',
    message: 'On this page',
    description: 'Name of the table of contents beside a post, for screen readers',
  });
  return (
    <BlogLayout {...props} toc={toc && <nav aria-label={label}>{toc}</nav>}>
      <PageActions />
      {children}
    </BlogLayout>
  );
}
