import type {Locator} from '@playwright/test';

/** Whether an element's edge shows: by a border of a pixel or more in another color than the fill, or by a fill that its surroundings don't have. */
export function hasEdge(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const isSeen = (color: string) => color !== 'transparent' && !/^rgba\(.*, 0\)$/.test(color);
    const fillOf = (other: Element) => getComputedStyle(other).backgroundColor;
    const {borderTopWidth, borderTopStyle, borderTopColor} = getComputedStyle(one);
    const isDrawn = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none';
    let around = one.parentElement;
    while (around?.parentElement && !isSeen(fillOf(around))) around = around.parentElement;
    const isFilled = isSeen(fillOf(one)) && around !== null && fillOf(one) !== fillOf(around);
    return isFilled || (isDrawn && isSeen(borderTopColor) && borderTopColor !== fillOf(one));
  });
}

/** The number of animations and transitions that run in an element and in those below it. */
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
