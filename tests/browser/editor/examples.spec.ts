import {expect, test} from '../../lib/test.ts';
import {monitor} from '../../lib/monitor.ts';
import {builtPages} from '../../lib/site.ts';
import {fault, resultOf} from '../lib/editor.ts';
import {shareOf} from '../lib/share.ts';

/** The examples on the pages of the site. */
const ids = [
  ...new Set(
    builtPages().flatMap(({html}) =>
      [...html.matchAll(/data-example="?([\w/-]+)/g)].map(([, id]) => id!),
    ),
  ),
].sort();

const componentOf = (id: string) => id.slice(0, id.lastIndexOf('/'));

const components = [...new Set(ids.map(componentOf))];

test('the list has each example of the pages', async ({page}) => {
  await page.goto('/edit');
  const hrefs = await page
    .locator('main li a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(ids.length).toBeGreaterThan(300);
  for (const id of ids) expect(hrefs).toContain(`/edit?of=${id}`);
});

for (const component of shareOf(components, 8)) {
  test(`the examples of ${component} run in the frame, in silence`, async ({page, baseURL}) => {
    test.setTimeout(120_000);
    const {problems} = await monitor(page, new URL(baseURL!).origin);
    for (const id of ids.filter((one) => componentOf(one) === component)) {
      await page.goto(`/edit?of=${id}`);
      await resultOf(page);
      await expect(fault(page), id).toBeHidden();
    }
    expect(problems).toEqual([]);
  });
}
