import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import type {ChildNode, Plugin} from 'postcss';

/** Runs Tailwind CSS on the one file that asks for it, and on no other style sheet of the site. */
export function tailwindIn(file: string): Plugin {
  return {
    postcssPlugin: 'toolkit-tailwind',
    async Once(root, {postcss, result}) {
      if (root.source?.input.file !== file) return;
      const tailwindcss = tailwind({base: path.dirname(file), optimize: false});
      const {messages} = await postcss([tailwindcss]).process(root, {from: file, map: false});
      result.messages.push(...messages);
    },
  };
}

/**
 * Puts the style sheets of a folder, CSS modules included, in the cascade layer `site`. Rules outside of layers would
 * beat every layer, the toolkit's too, and leak into live examples.
 */
export function siteLayer(folder: string, except: string): Plugin {
  return {
    postcssPlugin: 'site-layer',
    OnceExit(root, {AtRule: NewAtRule}) {
      const file = root.source?.input.file;
      if (!file?.startsWith(folder + path.sep) || file === except) return;
      // Statements without a block, such as `@import`, only work at the top of a style sheet.
      const isStatement = (node: ChildNode) => node.type === 'atrule' && !node.nodes;
      const statements = root.nodes.filter(isStatement);
      const rules = root.nodes.filter((node) => !isStatement(node));
      if (rules.length === 0) return;
      root.removeAll();
      root.append(statements, new NewAtRule({name: 'layer', params: 'site', nodes: rules}));
    },
  };
}
