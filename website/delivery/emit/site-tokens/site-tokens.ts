import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Container} from 'postcss';
import {sourceTexts, usedVariables} from './variables';

const SITE = path.resolve(__dirname, '../../..');

/** Folders of the theme whose styles the site has. */
const THEME_FOLDERS = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map((name) =>
  path.dirname(require.resolve(name)),
);

/**
 * Names of the custom properties that the site's own pages use, tokens of the toolkit among them. Its style sheet
 * holds these alone; the style sheets of live examples and of the theming pages hold the other tokens.
 */
export function siteVariables(): ReadonlySet<string> {
  return (found ??= findSiteVariables());
}

/** The data that a build reads once for all its style sheets. */
let found: ReadonlySet<string> | undefined;

function findSiteVariables() {
  const theme = require.resolve('@storefront-toolkit/theme/theme.css');
  return usedVariables([
    ...sourceTexts([...THEME_FOLDERS, path.join(SITE, 'src'), path.join(SITE, 'delivery/browser')]),
    readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8'),
    declarationsOf(readFileSync(theme, 'utf8')),
  ]);
}

/** The declarations of custom properties alone, so that nothing in the text counts as a use by the site. */
const declarationsOf = (css: string) =>
  [...css.matchAll(/(--[\w-]+)\s*:[^;{}]+;/g)].map(([declaration]) => declaration).join('\n');

/** Drops the declarations of tokens of which `isDropped` says so, and what is empty then. */
export function dropTokens(root: Container, isDropped: (name: string) => boolean) {
  root.walkDecls(/^--/, (declaration) => {
    if (isDropped(declaration.prop)) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}
