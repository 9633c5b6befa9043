/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
type Rgba = readonly [number, number, number, number];

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const RGB = /^rgb\((\d{1,3}) (\d{1,3}) (\d{1,3})(?: \/ (\d{1,3})%)?\)$/;

function parseColor(color: string): Rgba {
  if (HEX.test(color)) {
    const digits = color.slice(1);
    const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
    const [red = 0, green = 0, blue = 0, alpha = 255] = (full.match(/../g) ?? []).map((pair) =>
      parseInt(pair, 16),
    );
    return [red, green, blue, alpha / 255];
  }
  const parts = RGB.exec(color);
  if (!parts) {
    throw new TypeError(
      `Can't read the color "${color}", so it has no contrast. Write it as #b23712 or rgb(178 55 18 / 60%).`,
    );
  }
  return [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 100) / 100];
}

function over([red, green, blue, alpha]: Rgba, [r, g, b]: Rgba): Rgba {
  const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
  return [mix(red, r), mix(green, g), mix(blue, b), 1];
}

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function opaqueRatio(one: Rgba, other: Rgba): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return Math.max(a / b, b / a);
}

/**
 * Contrast of two colors as WCAG 2.2 measures it, from 1 to 21. A background that isn't opaque counts at its worst: with white or
 * black below it, whichever gives less contrast.
 *
 * @param foreground - Color of the text or the edge: `#b23712`, `#b23712cc` or `rgb(178 55 18 / 80%)`.
 * @param background - Color behind it, in the same form.
 * @returns The ratio: 21 for black on white, 1 for a color on itself.
 * @throws TypeError if a color has another form.
 * @example
 * ```ts
 * import {contrastRatio} from '@storefront-toolkit/theme';
 *
 * export const isReadable = contrastRatio('#b23712', '#ffffff') >= 4.5;
 * ```
 */
export function contrastRatio(foreground: string, background: string): number {
  const text = parseColor(foreground);
  const grounds = ['#ffffff', '#000000'].map((below) =>
    over(parseColor(background), parseColor(below)),
  );
  return Math.min(...grounds.map((ground) => opaqueRatio(over(text, ground), ground)));
}
