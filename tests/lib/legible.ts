import type {Locator, Page} from '@playwright/test';

/**
 * The contrast that WCAG 2.2 asks of text (1.4.3), and of a sign without letters and digits (1.4.11), such as a heart. Colors of the system
 * reach it, unless a text is painted in the color of its ground.
 */
export const leastContrast = (text: string): number => (/[\p{L}\p{N}]/u.test(text) ? 4.5 : 3);

/** A text in a window, and where its middle line is, in CSS pixels. */
interface Place {
  text: string;
  /** Whether it is part of a control that is disabled. */
  disabled: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The texts below an element that a reader can see, without those that something clips. */
function placesIn(element: Element): Place[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const places: Place[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement!;
    // Nobody is asked to read busy content, which is faded.
    if (!text || parent.closest('[aria-busy=true]')) continue;
    if (!parent.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [box] = range.getClientRects();
    if (!box || box.width < 4 || box.height < 8) continue;
    const {x, y, width, height} = box;
    const clipped = document.elementsFromPoint(x + width / 2, y + height / 2).includes(parent);
    const disabled = parent.closest(':disabled, [aria-disabled=true]') !== null;
    if (clipped) places.push({text, disabled, x, y, width, height});
  }
  return places;
}

/** The largest contrast between two pixels of each place in a picture, by WCAG's formula. */
async function contrastsIn({picture, places}: {picture: string; places: Place[]}) {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
    willReadFrequently: true,
  })!;
  context.drawImage(image, 0, 0);
  const linear = (channel: number) =>
    channel <= 10.31475 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
  return places.map(({x, y, width, height}) => {
    const {data} = context.getImageData(x, y + 1, Math.max(1, width), Math.max(1, height - 2));
    let [darkest, lightest] = [1, 0];
    for (let at = 0; at < data.length; at += 4) {
      const luminance =
        0.2126 * linear(data[at]!) +
        0.7152 * linear(data[at + 1]!) +
        0.0722 * linear(data[at + 2]!);
      darkest = Math.min(darkest, luminance);
      lightest = Math.max(lightest, luminance);
    }
    return (lightest + 0.05) / (darkest + 0.05);
  });
}

/**
 * The contrast of each text as it is painted: of the lightest to the darkest pixel of its first line. Style sheets cannot tell it,
 * since a browser paints a ground of its own behind texts while colors are forced.
 *
 * @param blank - A page without a Content-Security-Policy, which reads the pictures.
 * @param parts - Elements in the window. They need not fit: the window must.
 */
export async function paintedContrasts(
  page: Page,
  blank: Page,
  ...parts: Locator[]
): Promise<{text: string; disabled: boolean; contrast: number}[]> {
  const places: Place[] = [];
  for (const part of parts) places.push(...(await part.evaluate(placesIn)));
  const picture = `data:image/png;base64,${(await page.screenshot({animations: 'disabled'})).toString('base64')}`;
  const contrasts = await blank.evaluate(contrastsIn, {picture, places});
  return places.map(({text, disabled}, index) => ({text, disabled, contrast: contrasts[index]!}));
}
