import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageRecord} from '@storefront-toolkit/mcp';

/** Fields of front matter, one a line, each value as JSON. */
function fieldsOf(text: string): Map<string, string> {
  const lines = [...text.matchAll(/^(\w+): (".*")$/gm)];
  return new Map(lines.map(([, name = '', value = '']) => [name, JSON.parse(value) as string]));
}

/** The Markdown twin of a page: front matter with `title`, `description` and `url`, then the text. */
function readTwin(file: string, siteAddress: string): PageRecord {
  const [, head = '', markdown = ''] =
    /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const fields = fieldsOf(head);
  const [title, url] = [fields.get('title'), fields.get('url')];
  if (title === undefined || !url?.startsWith(siteAddress)) {
    throw new Error(
      `${file} has no title, or no url below ${siteAddress}, so agents could not be told which page it is. ` +
        'Each .md file of the build needs front matter with title and url, each as JSON on a line.',
    );
  }
  return {
    path: `/${url.slice(siteAddress.length)}`.replace(/(?<=.)\/$/, ''),
    title,
    description: fields.get('description') ?? '',
    markdown: markdown.trim(),
  };
}

/**
 * Reads the Markdown twins of a build's pages. An index page may have two files.
 *
 * @param root - Folder that the site was built into.
 * @param siteAddress - Address of the site, with a slash at its end.
 * @returns Each page once, by its path. None when the build has no twins.
 */
export function readTwins(root: string, siteAddress: string): PageRecord[] {
  // Files in hidden folders have an address that says what they are, such as skills.
  const files = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter(
    (file) => file.endsWith('.md') && !file.startsWith('.'),
  );
  const pages = files.map((file) => readTwin(path.join(root, file), siteAddress));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
