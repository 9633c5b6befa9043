import {PageMetadata} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

/** The metadata of the document, with the title of its front matter's `title_meta`, which posts can have as well. */
export default function DocItemMetadataWithTitle() {
  const {frontMatter} = useDoc();
  const {title_meta: title} = frontMatter as {title_meta?: string};
  return (
    <>
      <DocItemMetadata />
      {title && <PageMetadata title={title} />}
    </>
  );
}
