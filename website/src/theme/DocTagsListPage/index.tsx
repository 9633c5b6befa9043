import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import DocTagsListPage from '@theme-original/DocTagsListPage';
import type {Props} from '@theme/DocTagsListPage';

/** The list of tags of documents, with a title that the one of posts does not have, and a description. */
export default function DocTagsListPageWithMetadata(props: Props) {
  return (
    <>
      <DocTagsListPage {...props} />
      <PageMetadata
        title={translate({
          id: 'site.docs.tags.title',
          message: 'Documentation tags',
          description: 'Title of the list of tags of documents in tabs and results',
        })}
        description={translate({
          id: 'site.docs.tags.description',
          message: 'Every documentation tag from A to Z, with its number of pages.',
          description: 'Description of the list of tags of documents',
        })}
      />
    </>
  );
}
