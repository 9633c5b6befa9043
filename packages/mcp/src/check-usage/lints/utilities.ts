const COLORS =
  'bg text border border-x border-y border-t border-r border-b border-l border-s border-e divide outline ring ring-offset inset-ring fill stroke accent caret decoration placeholder from via to shadow inset-shadow drop-shadow';
const SPACES =
  'p px py pt pr pb pl ps pe m mx my mt mr mb ml ms me gap gap-x gap-y space-x space-y inset inset-x inset-y top right bottom left start end scroll-m scroll-mt scroll-mb scroll-p scroll-pt scroll-px';
const CONTAINERS = 'w max-w min-w basis columns';
const CORNERS =
  'rounded rounded-t rounded-r rounded-b rounded-l rounded-s rounded-e rounded-tl rounded-tr rounded-bl rounded-br rounded-ss rounded-se rounded-es rounded-ee';

/** Where utilities of Tailwind CSS take their values from: the beginnings of the tokens' names, by the utility. */
const NAMESPACES = new Map<string, string[]>();
const add = (utilities: string, namespace: string) => {
  for (const utility of utilities.split(' ')) {
    NAMESPACES.set(utility, [...(NAMESPACES.get(utility) ?? []), namespace]);
  }
};
add(COLORS, '--color-');
add(SPACES, '--spacing-');
add(CONTAINERS, '--container-');
add(CORNERS, '--radius-');
add('text', '--text-');
add('font', '--font-');
add('font', '--font-weight-');
add('leading', '--leading-');
add('tracking', '--tracking-');
add('shadow', '--shadow-');
add('z', '--z-index-');
add('duration', '--transition-duration-');
add('ease', '--ease-');
add('animate', '--animate-');
add('aspect', '--aspect-');
add('grid-cols', '--grid-template-columns-');

/**
 * Values that Tailwind CSS itself knows, by its documentation. A mistyped token is not told from one of them, so they are never
 * reported.
 */
const OWN_VALUES = new Set(
  (
    'auto none full screen min max fit px inherit initial current transparent black white ' +
    'left center right justify start end top bottom wrap nowrap balance pretty ellipsis clip baseline middle sub super ' +
    'solid dashed dotted double hidden wavy inset outset ridge groove collapse separate reverse visible scroll fixed local cover contain repeat ' +
    '3xs 2xs xs sm md lg xl 2xl 3xl 4xl 5xl 6xl 7xl 8xl 9xl base sans serif mono ' +
    'thin light normal medium semibold bold extrabold black tight tighter snug loose relaxed wide wider widest ' +
    'inner spin ping pulse bounce linear in out in-out square video prose subgrid offset-auto from-font'
  ).split(' '),
);

/** The color names of Tailwind CSS's default theme, and utilities that share a beginning with a color's. */
const OWN_FORM =
  /^(red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone)-\d+$|^(shadow|gradient|linear|radial|conic|blend|clip|origin|offset|screen|spacing|opacity|x|y)(-|$)|^no-/;

/** A class that takes its value from tokens. */
export interface TokenClass {
  /** The part before the value, such as `bg` or `rounded-t`. */
  utility: string;
  /** The value, such as `brand-strong`. */
  value: string;
  /** Beginnings of the tokens that the utility reads. */
  namespaces: readonly string[];
}

/**
 * Takes a class apart, if its value can only be a token's name.
 *
 * @param name The class, with its variants: `hover:bg-brand/50`.
 */
export function readClass(name: string): TokenClass | undefined {
  if (/[[\]()'"$]/.test(name)) return undefined;
  const bare = (name.split(':').at(-1) ?? '').replace(/^[!-]+/, '').replace(/(\/[\d.]+)?!?$/, '');
  const parts = bare.split('-');
  for (let length = Math.min(2, parts.length - 1); length > 0; length--) {
    const utility = parts.slice(0, length).join('-');
    const value = parts.slice(length).join('-');
    const namespaces = NAMESPACES.get(utility);
    if (!namespaces) continue;
    const isOwn = OWN_VALUES.has(value) || OWN_FORM.test(value) || !/^[a-z]/.test(value);
    return isOwn ? undefined : {utility, value, namespaces};
  }
  return undefined;
}
