/**
 * Parts of Infima whose names are words of the code (`button`, `tabs`, `card`) but whose classes no page has: the
 * site has its own. `tests/browser/trimmed-styles.spec.ts` looks for them in the built pages.
 */
export const UNUSED =
  /\.(badge|button|card|hero|pills|tabs|shadow|footer--dark|dropdown--(up|nocaret)|navbar--(dark|primary)|avatar--[a-z]+|avatar__photo--[a-z]+|alert--primary|text--(left|justify|lowercase|capitalize|uppercase))(?![a-z])/;

/**
 * Parts of the theme's own style sheets for what the site's settings leave out: HTML in sidebars, hiding them,
 * a navbar that is always dark.
 */
export const UNUSED_IN_THEME =
  /\.(menuHtmlItem|(collapse|expand)(Sidebar)?Button(Icon)?|[a-z]+Svg|darkNavbarColorModeToggle)(?![a-zA-Z])/;
