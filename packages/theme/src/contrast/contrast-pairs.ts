import type {ColorToken} from '../token.ts';
import {tokens} from '../token-list.ts';

/** Two colors that the theme offers to be seen together. */
export interface ContrastPair {
  /** Name of the color in front: text, an icon, an edge. */
  readonly foreground: string;
  /** Name of the color behind it. */
  readonly background: string;
  /** What WCAG 2.2 AA asks for: 4.5 for text (1.4.3), 3 for edges and outlines (1.4.11). */
  readonly minimum: 4.5 | 3;
}

const keyOf = ({name}: ColorToken) => name.replace('--color-', '');

/**
 * Finds every pair of colors that the theme offers, by these rules:
 *
 * - text of every color stands on every surface;
 * - text of a color, and of its `-strong` form, stands on its `-soft` form, as running text does;
 * - text named `on-…` stands on the color it names and on the `-strong` form of it;
 * - edges stand on every surface, and the outline of the focus on every `-soft` color too.
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
  const pairs = (fronts: string[], backs: string[], minimum: 4.5 | 3): ContrastPair[] =>
    fronts
      .filter((front) => keys.has(front))
      .flatMap((foreground) =>
        backs
          .filter((back) => keys.has(back))
          .map((background) => ({foreground, background, minimum})),
      );
  const softs = [...keys].filter((key) => key.endsWith('-soft'));
  return [
    ...pairs(withRole('text'), withRole('surface'), 4.5),
    ...softs.flatMap((soft) => {
      const color = soft.replace(/-soft$/, '');
      return pairs([color, `${color}-strong`, 'ink', 'ink-muted'], [soft], 4.5);
    }),
    ...[...keys]
      .filter((key) => key.startsWith('on-'))
      .flatMap((key) => {
        const fill = key.replace(/^on-/, '');
        return pairs([key], [fill, `${fill}-strong`], 4.5);
      }),
    ...pairs(withRole('edge'), withRole('surface'), 3),
    ...pairs(['focus'], softs, 3),
  ];
}
