import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {PageRecord} from '@storefront-toolkit/mcp';
import {readTwinFile} from '../twin-file';

/** The Markdown twin of a page as agents get it. */
function readTwin(file: string, siteAddress: string): PageRecord {
  const {title, description, route, markdown} = readTwinFile(file, siteAddress);
  return {
    path: `/${route}`.replace(/(?<=.)\/$/, ''),
    title,
    description,
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
