import {readFileSync} from 'node:fs';

/** The file of a page's Markdown twin, as the site's build wrote it. */
export interface TwinFile {
  title: string;
  /** One or two sentences. Empty for pages without. */
  description: string;
  /** The page's path below the site's address. It ends with a slash if the page is an index. */
  route: string;
  /** The whole file. */
  text: string;
  /** The text after the front matter. */
  markdown: string;
}

/** Fields of front matter, one a line, each value as JSON. */
function fieldsOf(text: string): Map<string, string> {
  const lines = [...text.matchAll(/^(\w+): (".*")$/gm)];
  return new Map(lines.map(([, name = '', value = '']) => [name, JSON.parse(value) as string]));
}

/**
 * Reads the Markdown twin of a page: front matter with `title`, `description` and `url`, then the text.
 *
 * @param siteAddress - Address of the site, with a slash at its end.
 * @throws If the front matter lacks the title, or the address of a page of the site.
 */
export function readTwinFile(file: string, siteAddress: string): TwinFile {
  const text = readFileSync(file, 'utf8');
  const [, head = '', markdown = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const fields = fieldsOf(head);
  const [title, url] = [fields.get('title'), fields.get('url')];
  if (title === undefined || !url?.startsWith(siteAddress)) {
    throw new Error(
      `${file} has no title, or no url below ${siteAddress}, so agents could not be told which page it is. ` +
        'Each .md file of the build needs front matter with title and url, each as JSON on a line.',
    );
  }
  const description = fields.get('description') ?? '';
  return {title, description, route: url.slice(siteAddress.length), text, markdown};
}
