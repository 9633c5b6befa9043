import type {Page} from './test.ts';

/** Shows what is from every vendor at once, so that tests reach each example of a page. Readers see that of the vendor they chose. */
export const showAllVendors = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('.vendor-switch > [data-vendor]')) {
      panel.style.display = 'block';
    }
  });
