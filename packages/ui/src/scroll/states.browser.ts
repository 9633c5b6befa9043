import {expect} from '@playwright/test';
import {liveExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/scroll', states, {
  async 'fits-not'(page) {
    const stage = await liveExample(page, 'scroll/bought-together');
    const area = stage.getByRole('region');
    await expect(area).toHaveAttribute('tabindex', '0');
    return area;
  },

  async labelled(page) {
    const stage = await liveExample(page, 'scroll/size-chart');
    const area = stage.getByRole('region');
    await expect(area).toHaveAttribute('tabindex', '0');
    return area;
  },
});
