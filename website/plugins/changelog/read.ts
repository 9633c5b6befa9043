import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type * as mdast from 'mdast-util-from-markdown';
import {nativeRequire} from '../api/native';
import type {Node} from '../markdown-tree';
import {publishedPackages} from '../workspace/packages';

const {fromMarkdown} = nativeRequire('mdast-util-from-markdown') as typeof mdast;

/** A block of Markdown, with what only headings have. */
export interface Block extends Node {
  depth?: number;
  ordered?: boolean;
}

/** A version of a package. */
export interface Version {
  version: string;
  /** Day of the release, such as `2026-12-01`, if it has one. */
  day?: string | undefined;
  /** Its changes: headings of the third level, paragraphs, lists. */
  blocks: readonly Block[];
}

/** The changes of a package. */
export interface Changelog {
  /** Name of the package. */
  name: string;
  /** Fragment of its section on the page: the name without the scope. */
  id: string;
  /** The newest first. */
  versions: readonly Version[];
}

const HEADING = /^(\d+\.\d+\.\d+\S*)(?: \((\d{4}-\d\d-\d\d)\))?$/;

/** Path of a package's changelog, from the root of the repository. */
const changelogPath = (folder: string) => `${folder}/CHANGELOG.md`;

/** The text of a node and all below it. */
export const textOf = ({value, children = []}: Node): string =>
  value ?? children.map(textOf).join('');

/** The blocks of a Markdown file of the repository, below its title. */
function blocksOf(root: string, file: string): Block[] {
  const {children} = fromMarkdown(readFileSync(path.join(root, file), 'utf8')) as unknown as {
    children: Block[];
  };
  return children.filter(({depth}) => depth !== 1);
}

/** The changes of a package, from its CHANGELOG.md. */
function readChangelog(root: string, name: string, folder: string): Changelog {
  const versions: (Version & {blocks: Block[]})[] = [];
  for (const block of blocksOf(root, changelogPath(folder))) {
    if (block.depth === 2) {
      const [, version, day] = HEADING.exec(textOf(block)) ?? [];
      if (!version) {
        throw new Error(
          `${changelogPath(folder)} has the heading "${textOf(block)}", so the changelog's page can't tell the version. Write it as "0.2.0 (2026-12-01)".`,
        );
      }
      versions.push({version, day, blocks: []});
    } else versions.at(-1)?.blocks.push(block);
  }
  return {name, id: name.replace(/^@[^/]+\//, ''), versions};
}

/** The changes of all packages that are published and have some. */
export function readChangelogs(root: string): Changelog[] {
  return publishedPackages(root)
    .filter(({folder}) => existsSync(path.join(root, changelogPath(folder))))
    .map(({name, folder}) => readChangelog(root, name, folder));
}

/** The changes of the site and the repository, from the CHANGELOG.md of its root: everything from the first section on. */
export function readSiteChanges(root: string): Block[] {
  const blocks = blocksOf(root, 'CHANGELOG.md');
  return blocks.slice(blocks.findIndex(({depth}) => depth === 2));
}
