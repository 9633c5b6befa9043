import {code, link, type Node, text} from '../markdown-tree';
import {ROOT} from '../paths';
import {type Block, type Changelog, readChangelogs, readSiteChanges, textOf} from './read';

/** Fragment of the section about the site. */
const SITE_ID = 'site';

const heading = (depth: number, id: string | undefined, ...children: Node[]): Block => ({
  type: 'heading',
  depth,
  children,
  ...(id !== undefined && {data: {id, hProperties: {id}}}),
});

const listOf = (items: readonly Node[]): Node => ({
  type: 'list',
  children: items.map((child) => ({
    type: 'listItem',
    children: [{type: 'paragraph', children: [child]}],
  })),
});

function sectionOf({name, id, versions}: Changelog): Node[] {
  return [
    heading(2, id, code(name)),
    ...versions.flatMap(({version, day, blocks}) => [
      heading(3, `${id}-${version}`, text(day ? `${version} (${day})` : version)),
      ...(blocks.length > 0
        ? blocks.map((block) => (block.depth === 3 ? {...block, depth: 4} : block))
        : [{type: 'paragraph', children: [text('No changes.')]}]),
    ]),
  ];
}

/** The section about the site, whose headings have no version. */
const siteSection = (blocks: readonly Block[]): Node[] =>
  blocks.map((block) => (block.depth === 2 ? heading(2, SITE_ID, text(textOf(block))) : block));

/**
 * Takes the place of `<Changelogs />`: a list of the packages, then the changes of each by version, from their CHANGELOG.md, and
 * those of the site.
 */
export function changelogRemark(root: string = ROOT) {
  return (tree: Node) => {
    tree.children = tree.children?.flatMap((node) => {
      if (node.name !== 'Changelogs') return [node];
      const changelogs = readChangelogs(root);
      const site = readSiteChanges(root);
      return [
        listOf([
          ...changelogs.map(({name, id}) => link(`#${id}`, code(name))),
          ...site.slice(0, 1).map((first) => link(`#${SITE_ID}`, text(textOf(first)))),
        ]),
        ...changelogs.flatMap(sectionOf),
        ...siteSection(site),
      ];
    });
  };
}
