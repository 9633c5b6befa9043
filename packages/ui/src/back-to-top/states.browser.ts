import {expect} from '@playwright/test';
import {liveExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/back-to-top', states, {
  async shown(page) {
    const stage = await liveExample(page, 'back-to-top/long-results');
    const link = stage.getByRole('link', {name: 'Back to top'});
    await stage
      .locator('> div')
      .evaluate((element) => element.scrollTo({top: 9999, behavior: 'instant'}));
    await expect(link).toBeVisible();
    return link;
  },
});
