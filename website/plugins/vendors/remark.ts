import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Origin} from '@storefront-toolkit/integration-core';
import {DATA_FOLDER} from '../api/render/manifest';
import {closeNames} from '../close-names';
import {code, codes, type File, link, type Node, stringOf, table, text} from '../markdown-tree';
import {ROOT, SITE} from '../paths';
import {coveredContracts, findVendors, type Vendor} from './capabilities';
import type {Matrix} from './matrix';
import {fillFence} from './regions';

/** Vendors by contracts. */
function overview(vendors: readonly Vendor[]): Node {
  const contracts = coveredContracts(vendors);
  return table([
    [
      [text('Vendor')],
      ...contracts.map(({label, page}) => [link(page, text(label))]),
      [text('SDK')],
    ],
    ...vendors.map(({key, title, factories, sdk}) => [
      [link(`/docs/vendors/vendors/${key}`, text(title))],
      ...contracts.map((contract) => [text(factories[contract.key] ? 'Yes' : 'No')]),
      sdk.length > 0 ? codes(sdk) : [text('None')],
    ]),
  ]);
}

/** The contracts of one vendor. */
function ofVendor({factories}: Vendor, vendors: readonly Vendor[]): Node {
  return table([
    [[text('Contract')], [text('Covered')], [text('Made by')]],
    ...coveredContracts(vendors).map(({key, type, page}) => {
      const factory = factories[key];
      return [
        [link(page, code(type))],
        [text(factory ? 'Yes' : 'No')],
        factory ? [code(factory)] : [text('–')],
      ];
    }),
  ]);
}

function capabilityTable(node: Node, file: File, root: string): Node {
  const vendors = findVendors(root);
  const of = node.attributes?.find(({name}) => name === 'of');
  if (!of) return overview(vendors);
  const wanted = typeof of.value === 'string' ? of.value : '';
  const vendor = vendors.find(({key}) => key === wanted);
  if (vendor) return ofVendor(vendor, vendors);
  const known = vendors.map(({key}) => key);
  return file.fail(
    `<CapabilityTable of="${wanted}" /> names no vendor, so the page would have no table. ` +
      `A vendor has a folder in packages/integrations. Close names: ${closeNames(wanted, known).join(', ') || 'none'}.`,
    node,
  );
}

/** The words of the cells. `docs/vendors/index.mdx` explains them. */
const WORDS: Record<Origin, string> = {
  native: 'Yes',
  derived: 'Derived',
  set: 'Set',
  own: 'Your function',
  missing: 'No',
};

/** Path of the matrices, which the plugin of the API has written. */
const MATRICES = path.join(SITE, DATA_FOLDER, 'matrices.json');

function readMatrices(): Record<string, Matrix> {
  return existsSync(MATRICES)
    ? (JSON.parse(readFileSync(MATRICES, 'utf8')) as Record<string, Matrix>)
    : {};
}

/** A path as code that may break behind its dots: on a phone, it is wider than its column. */
function breakable(path: string): Node {
  const steps = path.split(/(?<=\.)/).map(text);
  if (steps.length === 1) return code(path);
  const children = steps.flatMap((step, index) => {
    const wbr: Node = {type: 'mdxJsxTextElement', name: 'wbr', attributes: []};
    return index > 0 ? [wbr, step] : [step];
  });
  // The theme's own component takes code that isn't one text for a block.
  const data = {_mdxExplicitJsx: true};
  return {type: 'mdxJsxTextElement', name: 'code', attributes: [], children, data};
}

/** Fields of a contract by vendors. */
function capabilityMatrix(node: Node, file: File, matrices: Record<string, Matrix>): Node {
  const wanted = stringOf(node, 'of') ?? '';
  const matrix = matrices[wanted];
  if (!matrix) {
    const close = closeNames(wanted, Object.keys(matrices)).join(', ') || 'none';
    return file.fail(
      `<CapabilityMatrix of="${wanted}" /> names no contract that a vendor fills, so the page would have no table. Close names: ${close}.`,
      node,
    );
  }
  const {vendors, rows} = matrix;
  return table([
    [
      [code(wanted)],
      ...vendors.map(({key, title}) => [link(`/docs/vendors/vendors/${key}`, text(title))]),
    ],
    ...rows.map(({field, origins}) => [
      [breakable(field)],
      ...origins.map((origin) => [text(WORDS[origin])]),
    ]),
  ]);
}

/**
 * Fills fences that name a file (`file="…" region="…"`) with its code, and draws `<CapabilityTable />` by the source of the
 * integrations: all vendors, or one with `of="<vendor>"`. `<CapabilityMatrix of="<contract>" />` is the fields of a contract by vendors.
 * Anything that is missing stops the build.
 */
export function vendorsRemark(root: string = ROOT, matrices = readMatrices) {
  return (tree: Node, file: File) => {
    const visit = (node: Node): Node => {
      if (node.type === 'code' && node.meta) fill(node, node.meta);
      if (node.type.startsWith('mdxJsx') && node.name === 'CapabilityTable') {
        return capabilityTable(node, file, root);
      }
      if (node.type.startsWith('mdxJsx') && node.name === 'CapabilityMatrix') {
        return capabilityMatrix(node, file, matrices());
      }
      if (node.children) node.children = node.children.map(visit);
      return node;
    };
    const fill = (node: Node, meta: string) => {
      try {
        const filled = fillFence(root, meta, node.value ?? '');
        if (filled) Object.assign(node, {value: filled.code, meta: filled.meta || null});
      } catch (error) {
        file.fail((error as Error).message, node);
      }
    };
    visit(tree);
  };
}
