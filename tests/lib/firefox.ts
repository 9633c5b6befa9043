import type {Page} from '@playwright/test';

/**
 * Keyboard rows that cannot pass in Firefox, by route and id, with the reason. The check `firefox` runs them all the same: one
 * that fails is skipped with its reason, and one that passes is a failure, so that it leaves this list.
 */
const CANNOT_PASS_IN_FIREFOX: Readonly<Record<string, string>> = {
  'ui/context-menu open':
    'Firefox opens context menus for the keys of the window system, not for those that a test sends.',
  'ui/forms/form-select open':
    'the list of a select belongs to the window of Firefox, where the keys that a test sends do not arrive.',
  'ui/modal tab':
    'after the last control of a modal dialog, Tab goes to the toolbar of Firefox, and Shift+Tab comes back to the dialog itself first.',
};

/** Whether the page is open in Firefox. */
export const isFirefox = (page: Page): boolean =>
  page.context().browser()?.browserType().name() === 'firefox';

/**
 * Runs a row of a keyboard table in Firefox.
 *
 * @param row - Route and id of the row, with a space between them.
 * @param run - The row's test.
 * @param skip - Ends the test as skipped.
 */
export async function runInFirefox(
  row: string,
  run: () => Promise<void>,
  skip: (reason: string) => void,
  reasons = CANNOT_PASS_IN_FIREFOX,
) {
  const reason = reasons[row];
  if (!reason) return run();
  const passes = await run().then(
    () => true,
    () => false,
  );
  if (!passes) return skip(reason);
  throw new Error(
    `"${row}" passes in Firefox, and CANNOT_PASS_IN_FIREFOX says that it cannot. Delete it there, so that this row is tested from now on.`,
  );
}
