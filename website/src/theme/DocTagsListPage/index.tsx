import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import PageActions from '@site/src/components/page-actions/PageActions';
import type {Props} from '@theme/DocTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import TagsListByLetter from '@theme/TagsListByLetter';

/** The list of tags of documents, with a title that the one of posts does not have, and a description. */
export default function DocTagsListPage({tags}: Props) {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
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
      <SearchMetadata tag="doc_tags_list" />
      <div className="container margin-vert--lg">
        <div className="row">
          <main className="col col--8 col--offset-2">
            <PageActions />
            <Heading as="h1">{translateTagsPageTitle()}</Heading>
            <TagsListByLetter tags={tags} />
          </main>
        </div>
      </div>
    </HtmlClassNameProvider>
  );
}
