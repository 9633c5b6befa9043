import type {Locator} from '@playwright/test';

/** Whether an element has an edge that shows: a pixel or more, drawn, in another color than what it surrounds. */
export function hasEdge(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const {borderTopWidth, borderTopStyle, borderTopColor, backgroundColor} = getComputedStyle(one);
    const isDrawn = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none';
    return isDrawn && borderTopColor !== backgroundColor;
  });
}

/** How many animations and transitions run in an element and in what is below it. */
export function runningAnimations(element: Locator): Promise<number> {
  return element.evaluate((one) => one.getAnimations({subtree: true}).length);
}

/**
 * Contrast of two colors in the page, from 1 to 21, by WCAG's formula. The browser reads the colors, so any notation will do.
 *
 * @param layers - Colors from the bottom up. The last is the text; what is below it may be translucent.
 */
export function contrastOf(within: Locator, layers: readonly string[]): Promise<number> {
  return within.evaluate((_, colors) => {
    const context = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
    const luminances = colors.map((color) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (channel) => {
          const part = channel / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        },
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
    const [light = 0, dark = 0] = luminances.slice(-2).sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }, layers);
}
