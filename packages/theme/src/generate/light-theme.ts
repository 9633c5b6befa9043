import postcss, {type Rule} from 'postcss';

/** Whether a rule gives tokens the values of dark mode, or those of light mode for a part of a dark page. */
const isOfDarkPages = ({selectors}: Rule) =>
  selectors.every((selector) => selector.includes("[data-theme='dark']"));

/**
 * Leaves of `theme.css` what a storefront without dark mode needs: the tokens in light mode, and what changes them for
 * readers who ask for more contrast, less motion or colors of their own.
 */
export function lightTheme(css: string): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    const {parent} = rule;
    if (isOfDarkPages(rule)) {
      rule.remove();
      if (parent?.nodes.length === 0) parent.remove();
    } else rule.selectors = rule.selectors.filter((selector) => !selector.includes('[data-theme'));
  });
  return [
    '/*',
    ' * The design tokens of `theme.css` without dark mode, for a storefront that has none. Import one of the two.',
    ' * Made from theme.css by "npm run tokens -w packages/theme". A test compares the two.',
    ' */',
    root.toString().trim(),
    '',
  ].join('\n');
}
