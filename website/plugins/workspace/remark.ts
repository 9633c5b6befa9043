import {existsSync} from 'node:fs';
import path from 'node:path';
import {closeNames} from '../close-names';
import {code, codes, type File, link, type Node, stringOf, table, text} from '../markdown-tree';
import {ROOT} from '../paths';
import {type PublishedPackage, publishedPackages} from './packages';

const codesOrNone = (values: readonly string[]) =>
  values.length === 0 ? [text('none')] : codes(values);

/** Possible places of a page about an entry point, below the documents. */
function placesOf(folder: string, entry: string): readonly string[] {
  const [, area = '', name = ''] = folder.split('/');
  if (area === 'integrations') return [`vendors/vendors/${name}`];
  if (area === 'theme') return ['theming'];
  return [`component-packages/${area}/${entry}`, `packages/${area}/${entry}`];
}

/** Address of the page about an entry point, if there is one. */
function pageOf(root: string, folder: string, entry: string): string | undefined {
  const docs = path.join(root, 'website/docs');
  for (const place of placesOf(folder, entry)) {
    if (existsSync(path.join(docs, `${place}.mdx`))) return `/docs/${place}`;
    if (existsSync(path.join(docs, place, 'index.mdx'))) return `/docs/${place}/`;
  }
  return undefined;
}

function overview(packages: readonly PublishedPackage[]): Node {
  return table([
    [[text('Package')], [text('Version')], [text('Entry points')], [text('What it is')]],
    ...packages.map(({name, version, entryPoints, description}) => [
      [code(name)],
      [text(version)],
      [text(String(entryPoints.length))],
      [text(description)],
    ]),
  ]);
}

function needs(packages: readonly PublishedPackage[]): Node {
  return table([
    [
      [text('Package')],
      [text('You install beside it')],
      [text('npm installs of the toolkit')],
      [text('npm installs of others')],
    ],
    ...packages.map(({name, peers, ownDependencies, dependencies}) => [
      [code(name)],
      codesOrNone(peers),
      codesOrNone(ownDependencies),
      codesOrNone(dependencies),
    ]),
  ]);
}

function entryPoints(packages: readonly PublishedPackage[], root: string): Node {
  return table([
    [[text('Import')], [text('Page')]],
    ...packages.flatMap(({name, folder, entryPoints: entries}) =>
      entries.map((entry) => {
        const page = pageOf(root, folder, entry.slice(name.length + 1));
        return [[code(entry)], [page ? link(page, text(page)) : text('–')]];
      }),
    ),
  ]);
}

const TABLES: Readonly<
  Record<string, (packages: readonly PublishedPackage[], root: string) => Node>
> = {PackageTable: overview, PackageNeeds: needs, EntryPoints: entryPoints};

/** Whether a package is meant: by its name without the scope, `integration-*` for all that begin so. */
function isMeant({name}: PublishedPackage, wanted: string): boolean {
  const short = name.replace(/^@[^/]+\//, '');
  return wanted.endsWith('*') ? short.startsWith(wanted.slice(0, -1)) : short === wanted;
}

/**
 * Draws `<PackageTable />`, `<PackageNeeds />` and `<EntryPoints of="ui" />` by the `package.json` of the published packages:
 * all of them, or those that `of` names. A name that none has stops the build.
 */
export function workspaceRemark(root: string = ROOT) {
  return (tree: Node, file: File) => {
    const draw = (node: Node): Node => {
      const make = node.type.startsWith('mdxJsx') ? TABLES[node.name ?? ''] : undefined;
      if (!make) {
        if (node.children) node.children = node.children.map(draw);
        return node;
      }
      const all = publishedPackages(root);
      const of = stringOf(node, 'of');
      if (of === undefined) return make(all, root);
      const meant = all.filter((candidate) => isMeant(candidate, of));
      if (meant.length > 0) return make(meant, root);
      const known = all.map(({name}) => name.replace(/^@[^/]+\//, ''));
      return file.fail(
        `<${node.name} of="${of}" /> names no published package, so its table would be empty. ` +
          `Close names: ${closeNames(of, known).join(', ') || 'none'}.`,
        node,
      );
    };
    draw(tree);
  };
}
