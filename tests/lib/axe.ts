import AxeBuilder from '@axe-core/playwright';
import {expect, type Locator, type Page} from '@playwright/test';

const MARK = 'data-axe';

/**
 * What axe finds: the rule, and the elements that break it.
 *
 * @param parts Elements to look at, with what is in them. Without any it is the whole page.
 */
export async function axeFindings(page: Page, ...parts: Locator[]): Promise<string[]> {
  // The other mode of the builder opens a further page for each analysis, for the sake of frames, which we have none of.
  const builder = new AxeBuilder({page}).setLegacyMode();
  for (const part of parts) {
    await expect(part).toBeAttached();
    await part.evaluate((element, name) => element.setAttribute(name, ''), MARK);
  }
  if (parts.length > 0) builder.include(`[${MARK}]`);
  const {violations} = await builder.analyze();
  for (const part of parts) {
    await part.evaluate((element, name) => element.removeAttribute(name), MARK);
  }
  return violations.map(
    ({id, help, nodes}) => `${id} (${help}): ${nodes.map(({html}) => html).join(' ')}`,
  );
}
