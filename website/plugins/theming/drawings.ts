import type {ContrastPair, Token} from '@storefront-toolkit/theme';

/** A token's look: the declarations that draw it, by the start of its name. The first that fits counts. */
const DRAWINGS: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^--color-/, (name) => `background:var(${name})`],
  [/--line-height$/, () => ''],
  [/^--text-/, (name) => `font-size:var(${name});line-height:var(${name}--line-height)`],
  [/^--font-weight-/, (name) => `font-weight:var(${name})`],
  [/^--(default-)?(mono-)?font-/, (name) => `font-family:var(${name})`],
  [/^--leading-/, (name) => `line-height:var(${name})`],
  [/^--tracking-/, (name) => `letter-spacing:var(${name})`],
  [/^--spacing/, (name) => `inline-size:var(${name})`],
  [/^--radius-/, (name) => `border-radius:var(${name})`],
  [/^--shadow-/, (name) => `box-shadow:var(${name})`],
  [/^--aspect-/, (name) => `aspect-ratio:var(${name})`],
  [/^--grid-template-columns-/, (name) => `grid-template-columns:var(${name})`],
];

/** Lengths that are drawn to scale with the others of their kind, since they are wider than the page. */
const SCALED = /^--(container|breakpoint|transition-duration)-/;

function share({name, ...token}: Token, all: readonly Token[]) {
  const kind = SCALED.exec(name)?.[0];
  if (!kind || !('value' in token)) return undefined;
  const lengths = all.flatMap((other) =>
    other.name.startsWith(kind) && other.kind === 'value' ? [parseFloat(other.value)] : [],
  );
  return `${((100 * parseFloat(token.value)) / Math.max(...lengths)).toFixed(2)}%`;
}

/** The rules that draw the tokens on the theming pages: swatches, specimens and bars. */
export function drawings(tokens: readonly Token[]): string {
  const rules = tokens.map((token) => {
    const width = share(token, tokens);
    const draw = DRAWINGS.find(([start]) => start.test(token.name))?.[1](token.name);
    const declarations = width ? `inline-size:${width}` : draw;
    return declarations ? `[data-token='${token.name}']{${declarations}}` : '';
  });
  return rules.filter(Boolean).join('\n');
}

/** The rules that paint a color of a pair: as text by `data-ink`, as background by `data-ground`. */
export function pairColors(pairs: readonly ContrastPair[]): string {
  const rules = (attribute: string, property: string, keys: readonly string[]) =>
    [...new Set(keys)].map(
      (key) => `[data-${attribute}='${key}']{${property}:var(--color-${key})}`,
    );
  return [
    ...rules('ink', 'color', ['ink', ...pairs.map(({foreground}) => foreground)]),
    ...rules(
      'ground',
      'background',
      pairs.map(({background}) => background),
    ),
  ].join('\n');
}
