import {liveExample, testStates} from '../../../../tests/lib/component-page.ts';
import {states} from './states.ts';

testStates('ui/dropdown-menu', states, {
  closed: async (page) =>
    (await liveExample(page, 'dropdown-menu/sort-and-view')).getByRole('button'),

  async open(page) {
    const stage = await liveExample(page, 'dropdown-menu/sort-and-view');
    await stage.getByRole('button').click();
    return page.locator('[aria-expanded=true][aria-haspopup=menu]');
  },

  async menu(page) {
    const stage = await liveExample(page, 'dropdown-menu/sort-and-view');
    await stage.getByRole('button').click();
    return page.getByRole('menu');
  },

  async group(page) {
    const stage = await liveExample(page, 'dropdown-menu/sort-and-view');
    await stage.getByRole('button').click();
    return page.getByRole('menu').getByRole('group');
  },

  async checkbox(page) {
    const stage = await liveExample(page, 'dropdown-menu/sort-and-view');
    await stage.getByRole('button').click();
    return page.getByRole('menuitemcheckbox');
  },

  async radio(page) {
    const stage = await liveExample(page, 'dropdown-menu/sort-and-view');
    await stage.getByRole('button').click();
    return page.getByRole('menuitemradio').first();
  },

  async item(page) {
    const stage = await liveExample(page, 'dropdown-menu/line-item-actions');
    await stage.getByRole('button').click();
    return page.getByRole('menuitem').first();
  },

  async 'disabled-item'(page) {
    const stage = await liveExample(page, 'dropdown-menu/line-item-actions');
    await stage.getByRole('button').click();
    return page.getByRole('menuitem', {name: /sold out/});
  },

  async submenu(page) {
    const stage = await liveExample(page, 'dropdown-menu/share-submenu');
    await stage.getByRole('button').click();
    return page.getByRole('menuitem', {name: 'Share'});
  },

  async 'open-submenu'(page) {
    const stage = await liveExample(page, 'dropdown-menu/share-submenu');
    const submenuSTrigger = page.locator('[role=menuitem][aria-haspopup]');
    await stage.getByRole('button').click();
    await submenuSTrigger.click();
    return submenuSTrigger;
  },

  async disabled(page) {
    const stage = await liveExample(page, 'dropdown-menu/account-menu');
    const trigger = stage.getByRole('button', {name: 'Your account'});
    await trigger.click();
    await page.getByRole('menuitem', {name: 'Sign out'}).click();
    return trigger;
  },
});
