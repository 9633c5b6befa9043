import {FlyoutNavigationDataAttributes} from './data-attributes.ts';

const ENTRY = `[${FlyoutNavigationDataAttributes.entry}]`;

/** The entry of the first level that an element belongs to. */
export const entryOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>(ENTRY) : null;

/** The panel of an entry, if it has one. */
export const panelOf = (entry: Element | null) => entry?.querySelector<HTMLElement>('[popover]');

/** The links and buttons of the first level. */
export const entriesOf = (nav: Element) => [
  ...nav.querySelectorAll<HTMLElement>(`${ENTRY} > :is(a, button)`),
];

/** Whether a panel is open. */
export const isOpen = (panel: Element) => panel.matches(':popover-open');
