import {closeNames} from '../close-names';
import {code, codes, type File, link, type Node, table, text} from '../markdown-tree';
import {ROOT} from '../paths';
import {coveredContracts, findVendors, type Vendor} from './capabilities';
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

/**
 * Fills fences that name a file (`file="…" region="…"`) with its code, and draws `<CapabilityTable />` by the source of the
 * integrations: all vendors, or one with `of="<vendor>"`. What is missing stops the build.
 */
export function vendorsRemark(root: string = ROOT) {
  return (tree: Node, file: File) => {
    const visit = (node: Node): Node => {
      if (node.type === 'code' && node.meta) fill(node, node.meta);
      if (node.type.startsWith('mdxJsx') && node.name === 'CapabilityTable') {
        return capabilityTable(node, file, root);
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
