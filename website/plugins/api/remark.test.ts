import {describe, expect, it} from 'vitest';
import {apiRemark} from './remark.ts';
import type {Manifest} from './render/manifest.ts';

const BUTTON = '@storefront-toolkit/ui/button';
const MANIFEST: Manifest = {
  PropertiesTable: {[`${BUTTON}#ButtonProps`]: 'button.json', [`${BUTTON}#LinkProps`]: 'link.json'},
  TypeParametersTable: {},
  ConstantsTable: {[`${BUTTON}#ButtonDataAttributes`]: 'attributes.json'},
  MembersTable: {},
  ModelDiagram: {[BUTTON]: 'diagram.json'},
};

interface Attribute {
  type: string;
  name: string;
  value: unknown;
}

const table = (name: string, ...attributes: [name: string, value: unknown][]) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributes.map(([key, value]): Attribute => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
});

/** Runs the plugin over a page, and gives its attributes and imports. */
function run(file: string, ...tables: ReturnType<typeof table>[]) {
  const tree = {type: 'root', children: [...tables] as {type: string; value?: string}[]};
  apiRemark(() => MANIFEST)(tree, {
    path: file,
    fail: (reason) => {
      throw new Error(reason);
    },
  });
  return tree.children.flatMap(({type, value}) => (type === 'mdxjsEsm' ? [value] : []));
}

const valuesOf = (node: ReturnType<typeof table>) =>
  node.attributes.map(({name, value}) =>
    typeof value === 'string'
      ? `${name}=${value}`
      : `${name}={${(value as {value: string}).value}}`,
  );

describe('apiRemark', () => {
  it('imports the data and passes it in', () => {
    const first = table('PropertiesTable', ['of', `${BUTTON}#ButtonProps`]);
    const second = table('ConstantsTable', ['of', `${BUTTON}#ButtonDataAttributes`]);
    expect(run('/docs/button.mdx', first, second)).toEqual([
      'import _api0 from "@generated/api/button.json";',
      'import _api1 from "@generated/api/attributes.json";',
    ]);
    expect(valuesOf(first)).toEqual(['data={_api0}', 'anchor=button']);
    expect(valuesOf(second)).toEqual(['data={_api1}', 'anchor=button-data-attributes']);
  });

  it('leaves the fragments of an export alone on its own page, and an anchor that is given', () => {
    const own = table('PropertiesTable', ['of', `${BUTTON}#LinkProps`]);
    run('/docs/button/reference/LinkProps.mdx', own);
    expect(valuesOf(own)).toEqual(['data={_api0}']);
    const given = table('PropertiesTable', ['of', `${BUTTON}#LinkProps`], ['anchor', 'mine']);
    run('/docs/button.mdx', given);
    expect(valuesOf(given)).toEqual(['anchor=mine', 'data={_api0}']);
  });

  it('stops at an unknown export and lists close names', () => {
    expect(() =>
      run('/docs/a.mdx', table('PropertiesTable', ['of', `${BUTTON}#ButtonProp`])),
    ).toThrow(
      `<PropertiesTable of="${BUTTON}#ButtonProp"> names no export, so the page would have no table. ` +
        `Close names: ${BUTTON}#ButtonProps, ${BUTTON}#LinkProps.`,
    );
  });

  it('names the right component for an export that another one shows', () => {
    expect(() =>
      run('/docs/a.mdx', table('ConstantsTable', ['of', `${BUTTON}#ButtonProps`])),
    ).toThrow('Use <PropertiesTable>.');
  });

  it('stops at a missing name', () => {
    expect(() => run('/docs/a.mdx', table('PropertiesTable'))).toThrow('needs of=');
  });

  it('gives a diagram its data and its style sheet, and stops at an entry point that has none', () => {
    const diagram = table('ModelDiagram', ['of', BUTTON]);
    expect(run('/docs/a.mdx', diagram)).toEqual([
      'import _api0 from "@generated/api/diagram.json";',
      'import _sheets from "@generated/storefront-components/default/sheets.json";',
    ]);
    expect(valuesOf(diagram)).toEqual(['data={_api0}', 'sheets={_sheets}']);
    expect(() => run('/docs/a.mdx', table('ModelDiagram', ['of', `${BUTTON}s`]))).toThrow(
      `<ModelDiagram of="${BUTTON}s"> names no entry point with entities, so the page would have no diagram. ` +
        `Close names: ${BUTTON}. An entry point has one when types of it have the tag @entity in their doc comments.`,
    );
  });
});
