import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {useLocation} from '@docusaurus/router';
import {MDXProvider} from '@mdx-js/react';
import {PAGE_TAGS} from '../theme/MDXComponents';
import {MarkdownAdmonition, replacementOf} from './replacements';
import {toMarkdown} from './to-markdown';
import type {TwinProps} from './Twin';
import {walk} from './walk';

/** Folder for the texts. `plugins/twins` defines it. */
declare const TWINS_FOLDER: string;

/** The tags of pages. Those of Markdown itself, such as headings and links, stay plain elements. */
const tags = {...PAGE_TAGS, Head: () => null, Details: 'details', admonition: MarkdownAdmonition};

function Collected({children}: TwinProps) {
  const {pathname} = useLocation();
  const markdown = toMarkdown(walk(children, replacementOf));
  mkdirSync(TWINS_FOLDER, {recursive: true});
  writeFileSync(path.join(TWINS_FOLDER, `${encodeURIComponent(pathname)}.md`), markdown);
  return null;
}

/** The server's counterpart of `Twin.tsx`: writes the text of the page that is rendered, by its address. */
export default function Twin({children}: TwinProps) {
  return (
    <MDXProvider components={tags}>
      <Collected>{children}</Collected>
    </MDXProvider>
  );
}
