import {readFileSync} from 'node:fs';
import type {KeptResults} from '../kept-results';
import {type Card, CARD_SIZE, layoutOf, LOGO} from './card';
import {missingIn, openRenderer, readFonts} from './fonts';

/** The most that a card may weigh, in bytes. */
export const CARD_LIMIT = 60_000;

/** The facts about the site that its cards need. */
interface Site {
  title: string;
  /** Path of its logo, an SVG. */
  logo: string;
}

/**
 * Opens the drawing of cards, which starts when the first one is wanted.
 *
 * @param keep - Keeps pictures by what they show.
 * @param warn - Is told of cards that can't be drawn.
 * @returns Draws a card as PNG. Nothing for a card with characters that the fonts don't have.
 */
export function openCards(
  site: Site,
  keep: KeptResults['keep'],
  warn: (text: string) => void = console.warn,
): (card: Card) => Promise<Buffer | undefined> {
  const logo = readFileSync(site.logo);
  const fonts = readFonts();
  const files = Object.values(fonts).flatMap((font) => font.files);
  let opened: ReturnType<typeof openRenderer> | undefined;

  async function draw(card: Card): Promise<Buffer> {
    const renderer = await (opened ??= openRenderer(fonts));
    const picture = await renderer.render(layoutOf(card, site.title), {
      ...CARD_SIZE,
      format: 'png',
      images: [{src: LOGO, data: logo}],
    });
    if (picture.length <= CARD_LIMIT) return picture;
    throw new Error(
      `The card of the page "${card.title}" has ${picture.length} bytes, and services that show cards give up on large ones. ` +
        `At most ${CARD_LIMIT} are allowed: leave something out in website/delivery/finish/cards/card.ts.`,
    );
  }

  return async (card) => {
    const missing = missingIn(card, fonts);
    if (missing.length > 0) {
      warn(
        `[finish] The page "${card.title}" gets the site's own picture instead of a card: the fonts have no ${missing.join(' ')}. ` +
          "Write its title and description without, or name a picture in the page's front matter (image).",
      );
      return undefined;
    }
    const parts = ['card', site.title, JSON.stringify(card), logo, ...files];
    const kept = await keep(parts, async () => (await draw(card)).toString('base64'));
    return Buffer.from(kept, 'base64');
  };
}
