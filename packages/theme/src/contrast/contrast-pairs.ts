import type {ColorToken} from '../token.ts';
import {tokens} from '../token-list.ts';

/** Which rule of {@link contrastPairs} two colors come from. */
export type ContrastRule =
  /** Text on a surface. */
  | 'text-on-surface'
  /** Text on a soft fill. */
  | 'text-on-soft'
  /** Text on a fill that it is named after. */
  | 'text-on-fill'
  /** An edge or an outline. */
  | 'edge';

/** Two colors that the theme offers to be seen together. */
export interface ContrastPair {
  /** Name of the color in front: text, an icon, an edge. */
  readonly foreground: string;
  /** Name of the color behind it. */
  readonly background: string;
  /** The ratio that WCAG 2.2 AA requires: 4.5 for text (1.4.3), 3 for edges and outlines (1.4.11). */
  readonly minimum: 4.5 | 3;
  /** Why the two are a pair. */
  readonly rule: ContrastRule;
}

const keyOf = ({name}: ColorToken) => name.replace('--color-', '');

/**
 * Finds every pair of colors that the theme offers, by these rules:
 *
 * - text of every color is on every surface;
 * - text of a color, and of its `-strong` form, is on its `-soft` form, as running text is;
 * - text named `on-…` is on the color it names and on the `-strong` form of it;
 * - edges are on every surface, and the outline of the focus on every `-soft` color too.
 *
 * @param colors - Colors of a theme. The default is the toolkit's own.
 * @returns The pairs, by the names of their colors without `--color-`.
 */
export function contrastPairs(
  colors: readonly ColorToken[] = tokens.filter((token) => token.kind === 'color'),
): ContrastPair[] {
  const keys = new Set(colors.map(keyOf));
  const withRole = (role: ColorToken['role']) =>
    colors.filter((color) => color.role === role).map(keyOf);
  const pairs = (rule: ContrastRule, fronts: string[], backs: string[]): ContrastPair[] =>
    fronts
      .filter((front) => keys.has(front))
      .flatMap((foreground) =>
        backs
          .filter((back) => keys.has(back))
          .map((background) => ({
            foreground,
            background,
            minimum: rule === 'edge' ? 3 : 4.5,
            rule,
          })),
      );
  const all = [...keys];
  const softs = all.filter((key) => key.endsWith('-soft'));
  const fills = all.filter((key) => keys.has(`on-${key}`));
  return [
    ...pairs('text-on-surface', withRole('text'), withRole('surface')),
    ...softs.flatMap((soft) => {
      const color = soft.replace(/-soft$/, '');
      return pairs('text-on-soft', [color, `${color}-strong`, 'ink', 'ink-muted'], [soft]);
    }),
    ...fills.flatMap((fill) => pairs('text-on-fill', [`on-${fill}`], [fill, `${fill}-strong`])),
    ...pairs('edge', withRole('edge'), withRole('surface')),
    ...pairs('edge', ['focus'], softs),
  ];
}
