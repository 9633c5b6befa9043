import {liveExample, servedExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/context-menu', states, {
  trigger: (page) => servedExample(page, 'context-menu/wish-list-item').getByRole('link'),

  async open(page) {
    const stage = await liveExample(page, 'context-menu/list-settings');
    await stage.getByRole('link').click({button: 'right'});
    return page.getByRole('menu');
  },

  async checkbox(page) {
    const stage = await liveExample(page, 'context-menu/list-settings');
    await stage.getByRole('link').click({button: 'right'});
    return page.getByRole('menuitemcheckbox');
  },

  async radio(page) {
    const stage = await liveExample(page, 'context-menu/list-settings');
    await stage.getByRole('link').click({button: 'right'});
    return page.getByRole('menuitemradio', {name: 'Small'});
  },

  async 'checked-radio'(page) {
    const stage = await liveExample(page, 'context-menu/list-settings');
    await stage.getByRole('link').click({button: 'right'});
    return page.getByRole('menuitemradio', {name: 'Large'});
  },

  async group(page) {
    const stage = await liveExample(page, 'context-menu/list-settings');
    await stage.getByRole('link').click({button: 'right'});
    return page.getByRole('menu').getByRole('group');
  },

  async separator(page) {
    const stage = await liveExample(page, 'context-menu/list-settings');
    await stage.getByRole('link').click({button: 'right'});
    return page.getByRole('separator');
  },

  async item(page) {
    const stage = await liveExample(page, 'context-menu/wish-list-item');
    await stage.getByRole('link').click({button: 'right'});
    return page.getByRole('menuitem', {name: 'Remove'});
  },

  async submenu(page) {
    const stage = await liveExample(page, 'context-menu/move-to-list');
    await stage.getByRole('link').click({button: 'right'});
    return page.locator('[role=menuitem][aria-haspopup]');
  },
});
