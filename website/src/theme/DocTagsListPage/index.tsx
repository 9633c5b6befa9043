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
          message: 'Tags of the documentation',
          description: 'Title of the list of tags of documents in tabs and results',
        })}
        description={translate({
          id: 'site.docs.tags.description',
          message:
            'Every tag of the documentation, from A to Z, with the number of pages that have it.',
          description: 'Description of the list of tags of documents',
        })}
      />
    </>
  );
}
