import {expect, test} from '../lib/test.ts';
import {axeFindings} from '../lib/axe.ts';

for (const {name, isFault} of [
  {name: 'Buy', isFault: true},
  {name: 'Order now, rain jacket', isFault: false},
]) {
  test(`axe ${isFault ? 'finds' : 'accepts'} a button that shows "Order now" and has the name "${name}"`, async ({
    page,
  }) => {
    await page.setContent(`<!doctype html><button aria-label="${name}">Order now</button>`);
    const found = await axeFindings(page, page.getByRole('button'));
    expect(found.some((one) => one.startsWith('label-content-name-mismatch'))).toBe(isFault);
  });
}
