import {readFileSync} from 'node:fs';
import postcss, {type AtRule} from 'postcss';
import {dropTokens, siteVariables} from '../../delivery/emit/site-tokens/site-tokens';

/** The tokens of the theme that the site's style sheet does not hold, since no page but these uses them. */
export function otherTokens(): string {
  const css = readFileSync(require.resolve('@storefront-toolkit/theme/theme.css'), 'utf8');
  const root = postcss.parse(css);
  const held = siteVariables();
  dropTokens(root, (name) => held.has(name) || name === '--*');
  root.walkComments((comment) => {
    comment.remove();
  });
  // Tailwind CSS does not run on this: its own blocks become what it would make of them.
  const keyframes: AtRule[] = [];
  root.walkAtRules('keyframes', (rule) => void keyframes.push(rule));
  root.append(keyframes);
  root.walkAtRules('theme', (theme) => {
    theme.replaceWith(postcss.rule({selector: ':root', nodes: theme.nodes}));
  });
  return `@layer theme {\n${root.toString()}\n}\n`;
}
