import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import postcss, {type Plugin as PostCssPlugin, type Root} from 'postcss';
import purgeCss from '@fullhuman/postcss-purgecss';
import {constantVariables, inlineConstants} from './inline';
import {UNUSED, UNUSED_IN_THEME} from './unused.mjs';
import {dropTokens, siteVariables, THEME_FOLDERS} from './site-tokens';
import {declaredVariables, sourceTexts, usedVariables} from './variables';

const isInfima = (root: Root) =>
  /[\\/]node_modules[\\/]infima[\\/]/.test(root.source?.input.file ?? '');

function dropSelectors(root: Root, pattern: RegExp) {
  root.walkRules(pattern, (rule) => {
    rule.selectors = rule.selectors.filter((selector) => !pattern.test(selector));
    if (rule.selector === '') rule.remove();
  });
}

/** The text of Infima without the custom properties that the site declares itself. */
function infimaWithout(names: ReadonlySet<string>) {
  const root = postcss.parse(readFileSync(require.resolve('infima/dist/css/default/default.css')));
  root.walkDecls(/^--ifm-/, (declaration) => {
    if (names.has(declaration.prop)) declaration.remove();
  });
  return root.toString();
}

/**
 * Drops the rules and the custom properties of Infima that nothing on the site uses.
 *
 * Infima is the style sheet under Docusaurus' theme: 79 KB, of which a site needs about a third. A rule stays
 * when each of its class and tag names occurs in the theme's code or in ours, a custom property when some style
 * sheet reads it and the site does not set it itself. A property that has one value on the whole site gives way to
 * the value, in every style sheet.
 */
export default function trimCss({siteDir}: LoadContext): Plugin {
  const libs = THEME_FOLDERS;
  const toolkit = path.join(siteDir, 'src/css/toolkit.css');
  const siteTokens = siteVariables();
  const purge = purgeCss({
    content: [
      ...libs.map((lib) => `${lib}/**/*.js`),
      `${siteDir}/{delivery/browser,src,docs,blog}/**/*.{ts,tsx,md,mdx}`,
      `${siteDir}/docusaurus.config.ts`,
    ],
    // Classes that the theme puts together at run time.
    safelist: {standard: [/^alert--/, /^theme-/, /^data-/, 'html', 'body']},
  }) as PostCssPlugin;
  const folders = [...libs, `${siteDir}/src`, `${siteDir}/delivery/browser`];
  const others = sourceTexts(folders);
  const own = declaredVariables(`${siteDir}/src/css/variables.css`);
  const constants = constantVariables(
    [infimaWithout(own), ...sourceTexts(folders, 'sheets')],
    sourceTexts(folders, 'code'),
  );

  return {
    name: 'trim-css',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'trim-infima',
        // Before the rules are moved into their cascade layer: a walk that removes moved rules skips every other.
        async Once(root: Root, helpers: never) {
          if (!isInfima(root)) {
            dropSelectors(root, UNUSED_IN_THEME);
            inlineConstants(root, constants);
            if (root.source?.input.file === toolkit) {
              dropTokens(root, (name) => !siteTokens.has(name));
            }
            return;
          }
          await (purge.OnceExit as (root: Root, helpers: never) => Promise<void>)(root, helpers);
          dropSelectors(root, UNUSED);
          const used = usedVariables([...others, root.toString()]);
          root.walkDecls(/^--ifm-/, (declaration) => {
            if (!used.has(declaration.prop) || own.has(declaration.prop)) {
              declaration.remove();
            }
          });
          inlineConstants(root, constants);
        },
      });
      return options;
    },
  };
}
