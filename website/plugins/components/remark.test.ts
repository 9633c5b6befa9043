import {describe, expect, it} from 'vitest';
import {componentsRemark} from './remark';

function tag(name: string, of?: string) {
  const attributes = of === undefined ? [] : [{type: 'mdxJsxAttribute', name: 'of', value: of}];
  return {type: 'mdxJsxFlowElement', name, attributes, children: []};
}

function run(...children: ReturnType<typeof tag>[]) {
  const tree = {type: 'root', children: [...children] as {type: string; value?: string}[]};
  componentsRemark()(tree, {
    fail: (reason) => {
      throw new Error(reason);
    },
  });
  return tree.children;
}

describe('componentsRemark', () => {
  it('imports the data of a tag and hands it over as a prop', () => {
    const example = tag('Example', 'button/add-to-cart');
    const [importStatement] = run(example);
    expect(importStatement?.value).toMatch(
      /^import (\w+) from "@generated\/storefront-components\/default\/examples\/button\/add-to-cart\.json";$/,
    );
    expect(example.attributes[1]).toMatchObject({name: 'example', value: {value: '_component0'}});
  });

  it('imports the data of a component once', () => {
    const children = run(tag('KeyboardTable', 'button'), tag('SourceLinks', 'button'));
    expect(children.filter(({type}) => type === 'mdxjsEsm')).toHaveLength(1);
  });

  it('leaves other tags alone', () => {
    expect(run(tag('Tabs'))).toEqual([tag('Tabs')]);
  });

  it('stops the build at an unknown example, with the names that are close', () => {
    expect(() => run(tag('Example', 'button/ad-to-cart'))).toThrow(
      /names no example.*Did you mean button\/add-to-cart/,
    );
  });

  it('stops the build at an unknown component', () => {
    expect(() => run(tag('KeyboardTable', 'bottom'))).toThrow(/Did you mean button\?/);
  });

  it('hands the cards of a package over, and stops at a package that is none', () => {
    const [importStatement] = run(tag('ComponentGallery', 'commerce-ui'));
    expect(importStatement?.value).toContain('default/gallery/commerce-ui.json');
    expect(() => run(tag('ComponentGallery', 'commerce'))).toThrow(
      /names no gallery.*packages\/<package>/,
    );
  });

  it('stops the build at a tag without a name', () => {
    expect(() => run(tag('Example'))).toThrow(/names no example/);
  });
});
