import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, type Frame, type Locator, type Page} from '@playwright/test';
import type {AxeResults, ElementContext, RunOptions} from 'axe-core';

const MARK = 'data-axe';

/** Attribute of a text that looks like another of the same block. */
const ALIKE = 'data-axe-alike';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const script = `${source}
axe.configure({rules: [{id: 'color-contrast', selector: '*:not([${ALIKE}])'}]});`;

interface WindowWithAxe extends Window {
  axe?: {run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>};
}

/**
 * Runs axe in a page or a frame. Its package for Playwright sends the script twice for each analysis and reads the results
 * of all frames: that takes twice as long.
 *
 * @param context Selectors of the elements to look at, and of those to leave out.
 */
export async function analyze(
  page: Page | Frame,
  context: {include: string[]; exclude?: string[]},
): Promise<Pick<AxeResults, 'violations' | 'passes'>> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(script);
  return page.evaluate(async (parts) => {
    const {axe} = window as WindowWithAxe;
    const {violations, passes} = await axe!.run(parts, {resultTypes: ['violations']});
    return {violations, passes};
  }, context);
}

/**
 * Marks the texts of code, tables, lists and paragraphs whose color, font and ground are those of a text before them in
 * the same block: the contrast of one is that of all. To compute it takes most of the time of an analysis, since code
 * has a text for each of its words. Text on something positioned is alike to other text there; live examples
 * are left whole.
 */
function markAlike(mark: string) {
  const blocks = new Map<Element, Set<string>>();
  const grounds = new Map<Element, string>();
  let unlike = 0;
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const {backgroundColor, backgroundImage, opacity, filter, position, transform} = style;
    const isUnlike = !['static', 'relative'].includes(position) || transform !== 'none';
    // Pseudo-elements can be painted below a text as well.
    const drawn = ['::before', '::after'].map((name) => getComputedStyle(element, name).content);
    const own = [backgroundColor, backgroundImage, opacity, filter, ...drawn].join(' ');
    const around = (element.parentElement && grounds.get(element.parentElement)) ?? '';
    const ground = `${around}/${own}${isUnlike ? (unlike += 1) : ''}`;
    grounds.set(element, ground);

    const block = element.closest('pre, table, ul, ol, p');
    const hasText = [...element.childNodes].some(
      ({nodeType, nodeValue}) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    if (!block || !hasText || element.closest('.example-stage, .example-picture')) continue;
    if (element.getClientRects().length === 0) continue;
    const look = [ground, style.color, style.fontSize, style.fontWeight, style.textShadow].join();
    const seen = blocks.get(block) ?? new Set();
    blocks.set(block, seen);
    if (seen.has(look)) element.setAttribute(mark, '');
    seen.add(look);
  }
}

const unmark = (page: Page | Frame, name: string) =>
  page.evaluate((attribute) => {
    for (const one of document.querySelectorAll(`[${attribute}]`)) one.removeAttribute(attribute);
  }, name);

/**
 * Violations that axe finds: the rule, and the elements that break it.
 *
 * @param parts Elements to look at, with what is in them. Without any it is the whole page.
 */
export async function axeFindings(page: Page | Frame, ...parts: Locator[]): Promise<string[]> {
  for (const part of parts) {
    await expect(part).toBeAttached();
    await part.evaluate((element, name) => element.setAttribute(name, ''), MARK);
  }
  if (parts.length === 0) await page.evaluate(markAlike, ALIKE);
  const {violations} = await analyze(page, {include: [parts.length > 0 ? `[${MARK}]` : 'html']});
  for (const part of parts) {
    await part.evaluate((element, name) => element.removeAttribute(name), MARK);
  }
  if (parts.length === 0) await unmark(page, ALIKE);
  return violations.map(
    ({id, help, nodes}) => `${id} (${help}): ${nodes.map(({html}) => html).join(' ')}`,
  );
}
