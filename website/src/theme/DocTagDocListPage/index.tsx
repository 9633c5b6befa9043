import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  usePluralForm,
} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import PageActions from '@site/src/components/page-actions/PageActions';
import type {Props} from '@theme/DocTagDocListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';
import {byArea} from './areas';

/** The title of a tag's page, with the texts of the theme. */
function useTitle({count, label}: Props['tag']): string {
  const {selectMessage} = usePluralForm();
  const message = translate({
    id: 'theme.docs.tagDocListPageTitle.nDocsTagged',
    message: 'One doc tagged|{count} docs tagged',
  });
  const nDocsTagged = selectMessage(count, message).replace('{count}', String(count));
  return translate(
    {id: 'theme.docs.tagDocListPageTitle', message: '{nDocsTagged} with "{tagName}"'},
    {nDocsTagged, tagName: label},
  );
}

/** The documents with a tag, by the areas that they are in. */
export default function DocTagDocListPage({tag}: Props): ReactNode {
  const title = useTitle(tag);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <div className="container margin-vert--lg">
        <div className="row">
          <main className="col col--8 col--offset-2">
            <PageActions />
            <Heading as="h1">{title}</Heading>
            {tag.description && <p>{tag.description}</p>}
            <Link href={tag.allTagsPath}>
              <Translate id="theme.tags.tagsPageLink">View all tags</Translate>
            </Link>
            {byArea(tag.items).map(([area, docs]) => (
              <section key={area} className="margin-vert--lg">
                <Heading as="h2">{area}</Heading>
                <dl>
                  {docs.map(({id, permalink, title: name, description}) => (
                    <div key={id} className="margin-bottom--sm">
                      <dt>
                        <Link to={permalink}>{name}</Link>
                      </dt>
                      <dd>{description}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </main>
        </div>
      </div>
    </HtmlClassNameProvider>
  );
}
