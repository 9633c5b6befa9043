import {contentModels, fieldsOf} from '@storefront-toolkit/integration-cms-core';
import {notation} from './mapping.ts';

const isBlock = (name: string) =>
  contentModels.some((model) => model.name === name && model.contract.endsWith('Block'));

/** Content types that a reference may lead to. */
const targetsOf = (to: readonly string[]) =>
  contentModels.filter(({name}) => to.includes(name) || (to.includes('Block') && isBlock(name)));

/** The number of times that the same field may follow itself: grids in grids, and three levels of a navigation. */
const DEPTHS: Readonly<Record<string, number>> = {items: 3};

/**
 * The references that a page, layout or navigation is made of, which Contentstack resolves only when they are named.
 *
 * @param model - Content type, by its name in the content model.
 * @returns Paths such as `content.links.page`.
 */
export function referencePaths(model: string): readonly string[] {
  const paths = new Set<string>();
  const follow = (names: readonly string[], before: readonly string[]) => {
    const found = new Map<string, Set<string>>();
    for (const {name, readers, ...rest} of contentModels) {
      if (!names.includes(name)) continue;
      for (const field of fieldsOf({name, readers, ...rest})) {
        const passed = before.filter((step) => step === notation.field(field.name)).length;
        const blocks = field.to.includes('Block')
          ? before.filter((step) => inBlocks.has(step)).length
          : 0;
        if (field.to.length === 0 || passed >= (DEPTHS[field.name] ?? 1) || blocks > 1) continue;
        const targets = found.get(field.name) ?? new Set<string>();
        // Of the layout around a page only the id is read.
        const further = field.to.includes('Layout') ? [] : targetsOf(field.to);
        for (const target of further) targets.add(target.name);
        found.set(field.name, targets);
      }
    }
    for (const [name, targets] of found) {
      const path = [...before, notation.field(name)];
      paths.add(path.join('.'));
      const isPage = targets.has('Page') || targets.has('SimpleContentPage');
      if (!isPage) follow([...targets], path);
    }
  };
  follow([model], []);
  return [...paths];
}

/** Fields that hold blocks. */
const inBlocks = new Set(
  contentModels.flatMap((model) =>
    fieldsOf(model)
      .filter(({to}) => to.includes('Block'))
      .map(({name}) => notation.field(name)),
  ),
);
