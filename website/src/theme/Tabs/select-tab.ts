/** Start of the key in local storage of what the reader chose in a group of sets. The group's name follows. */
export const CHOICE_KEY = 'docusaurus.tab.';

/**
 * Selects a tab of a set and shows its panel. A set without such a tab stays as it is.
 *
 * Refers to nothing outside of itself: its text is part of {@link restoreScript}.
 *
 * @param set - Element that holds the list of tabs and, after it, a panel for each.
 */
export function selectTab(set: Element, value: string | null): void {
  const tabs = Array.from(set.firstElementChild!.children) as HTMLElement[];
  if (!tabs.some((tab) => tab.dataset.value === value)) return;
  tabs.forEach((tab, index) => {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    (set.children[index + 1] as HTMLElement).hidden = !isSelected;
  });
}

/**
 * Text of an inline script inside of a set that shows the reader's choice: as the page is read, so that no other tab is
 * painted first, and when the choice changes in another window, also while this page waits in the browser's cache or is
 * prerendered. Does nothing where storage is blocked.
 */
export const restoreScript = `{
  const set = document.currentScript.closest('.tab-set');
  const restore = () => {
    try {
      (${selectTab.toString()})(set, localStorage.getItem('${CHOICE_KEY}' + set.dataset.group));
    } catch {}
  };
  restore();
  for (const type of ['storage', 'pageshow', 'prerenderingchange']) {
    addEventListener(type, restore, true);
  }
}`;
