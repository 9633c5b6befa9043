import {type ContrastPair, contrastPairs, contrastRatio, tokens} from '@storefront-toolkit/theme';
import type {ThemeData} from '@storefront-toolkit/types/cms';

/** A pair of colors whose contrast is too low. */
export interface FaintPair extends ContrastPair {
  readonly mode: 'light' | 'dark';
  /** Contrast as measured. */
  readonly ratio: number;
}

function colorsOf(mode: 'light' | 'dark', theme: ThemeData): Record<string, string> {
  const own = tokens.flatMap((token) =>
    token.kind === 'color' ? [[token.name.replace('--color-', ''), token[mode]]] : [],
  );
  return {...(Object.fromEntries(own) as Record<string, string>), ...theme[mode]};
}

/** The pairs of the theme's colors that a theme makes too faint to read, in both modes. */
export function faintPairs(theme: ThemeData): FaintPair[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const colors = colorsOf(mode, theme);
    return contrastPairs()
      .map((pair) => {
        const ratio = contrastRatio(colors[pair.foreground]!, colors[pair.background]!);
        return {...pair, mode, ratio};
      })
      .filter(({ratio, minimum}) => ratio < minimum);
  });
}
