import {useThemeConfig} from '@docusaurus/theme-common';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {
  DOCUMENT_ATTRIBUTE,
  LEVELS_ATTRIBUTE,
  SIDEBAR_ATTRIBUTE,
} from '@site/delivery/browser/document/attributes';
import Layout from '@theme-original/DocItem/Layout';
import type {Props} from '@theme/DocItem/Layout';

/** The document, in an element that says what the browser has to know of it (see `static-content`). */
export default function DocItemLayout(props: Props) {
  const sidebar = useDocsSidebar();
  const {frontMatter, metadata} = useDoc();
  const {tableOfContents} = useThemeConfig();
  const lowest = frontMatter.toc_min_heading_level ?? tableOfContents.minHeadingLevel;
  const highest = frontMatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel;
  const attributes = {
    [DOCUMENT_ATTRIBUTE]: metadata.id,
    [SIDEBAR_ATTRIBUTE]: sidebar?.name,
    [LEVELS_ATTRIBUTE]: `${lowest}-${highest}`,
  };
  return (
    <div {...attributes}>
      <Layout {...props} />
    </div>
  );
}
