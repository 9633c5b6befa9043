import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

/** The list of tags of posts, with a title that the one of documents does not have, and a description. */
export default function BlogTagsListPageWithMetadata(props: Props) {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        title={translate({
          id: 'site.blog.tags.title',
          message: 'Blog tags',
          description: 'Title of the list of tags of posts in tabs and results',
        })}
        description={translate({
          id: 'site.blog.tags.description',
          message: 'Every blog tag from A to Z, with its number of posts.',
          description: 'Description of the list of tags of posts',
        })}
      />
    </>
  );
}
