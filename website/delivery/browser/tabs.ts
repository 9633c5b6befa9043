import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {CHOICE_KEY, selectTab} from '@site/src/theme/Tabs/select-tab';

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

type StorageSlot = ReturnType<typeof createStorageSlot>;

const slots = new Map<string, StorageSlot>();

/** Where the reader's choice for all sets of a group is kept. Other windows tell of theirs through it. */
function slotOf(group: string): StorageSlot {
  let slot = slots.get(group);
  if (!slot) {
    slot = createStorageSlot(CHOICE_KEY + group);
    slot.listen(({newValue}: StorageEvent) => newValue && selectInGroup(group, newValue));
    slots.set(group, slot);
  }
  return slot;
}

const tabsOf = (set: Element) => [
  ...set.querySelectorAll<HTMLElement>(':scope > .tab-list > [role=tab]'),
];

function selectInGroup(group: string, value: string) {
  document
    .querySelectorAll(`.tab-set[data-group="${CSS.escape(group)}"]`)
    .forEach((set) => selectTab(set, value));
}

/** Selects a tab as the reader asked, in all sets of its group, without moving the tab on the screen. */
function choose(tab: HTMLElement) {
  const set = tab.closest<HTMLElement>('.tab-set')!;
  const {group} = set.dataset;
  const value = tab.dataset.value!;
  const before = tab.getBoundingClientRect().top;
  if (group) {
    selectInGroup(group, value);
    slotOf(group).set(value);
  } else {
    selectTab(set, value);
  }
  scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
  tab.focus();
}

const tabOf = ({target}: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('.tab-list > [role=tab]') : null;

function onKeyDown(event: KeyboardEvent) {
  const tab = tabOf(event);
  const move = moves[event.key];
  if (!tab || !move || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  event.preventDefault();
  const tabs = tabsOf(tab.closest('.tab-set')!);
  choose(tabs[move(tabs.indexOf(tab), tabs.length)]!);
}

// One pair of listeners serves every set of every page: the sets themselves are plain HTML.
if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const tab = tabOf(event);
    if (tab) {
      choose(tab);
    }
  });
  document.addEventListener('keydown', onKeyDown);
}

/** Shows the reader's earlier choices on a new page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  const groups = [...document.querySelectorAll<HTMLElement>('.tab-set[data-group]')].map(
    (set) => set.dataset.group!,
  );
  for (const group of new Set(groups)) {
    const value = slotOf(group).get();
    if (value) {
      selectInGroup(group, value);
    }
  }
};
