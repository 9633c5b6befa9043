import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../paths';

const SOURCE = 'packages/blocks/src';

/** A block: files of `packages/blocks` that people copy into their storefront and own. */
export interface Block {
  /** Name of its folder: `product-page`. */
  name: string;
  title: string;
  /** One sentence. */
  description: string;
  /** Terms by which a registry's reader groups blocks: `cart`, `checkout`. */
  categories: string[];
  /** The next steps after it is added. The shadcn CLI prints them. */
  docs: string;
  files: BlockFile[];
}

/** A file that is copied. */
export interface BlockFile {
  /** Path from the root of the repository. */
  path: string;
  content: string;
}

const TEXTS = ['title', 'description', 'docs'] as const;

/** Reads `block.json`, the facts that no code holds. */
function readFacts(root: string, folder: string) {
  const file = `${folder}/block.json`;
  const facts = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>;
  const wrong = TEXTS.filter((key) => typeof facts[key] !== 'string' || facts[key] === '');
  const {categories} = facts;
  const isList = Array.isArray(categories) && categories.every((one) => typeof one === 'string');
  if (wrong.length > 0 || !isList) {
    throw new Error(
      `${file} lacks ${[...wrong, ...(isList ? [] : ['categories'])].join(', ')}, which the registry and the page of blocks show. ` +
        'Give it a text for title, description and docs each, and a list of texts for categories.',
    );
  }
  return facts as unknown as Pick<Block, (typeof TEXTS)[number] | 'categories'>;
}

/** The files of a folder that are copied: code, without its tests. */
function readFiles(root: string, folder: string): BlockFile[] {
  const files = readdirSync(path.join(root, folder))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => `${folder}/${name}`)
    .map((file) => ({path: file, content: readFileSync(path.join(root, file), 'utf8')}));
  if (files.length > 0) return files;
  throw new Error(
    `${folder} has no component, so there is nothing to copy. Add one, or remove the folder.`,
  );
}

/**
 * Reads the blocks, in alphabetical order.
 *
 * @throws If one lacks a fact or a file.
 */
export function readBlocks(root = ROOT): Block[] {
  return readdirSync(path.join(root, SOURCE))
    .sort()
    .map((name) => {
      const folder = `${SOURCE}/${name}`;
      return {name, ...readFacts(root, folder), files: readFiles(root, folder)};
    });
}
