import type {KeyboardEvent} from 'react';
import {entriesOf, entryOf, isOpen, panelOf} from './panels.ts';

const linksOf = (panel: Element) => [...panel.querySelectorAll('a')];

/** Moves the focus by arrow keys, Home and End, and back to the entry when Escape closes its panel. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const entry = entryOf(event.target);
  const trigger = entry?.querySelector<HTMLElement>(':scope > :is(a, button)');
  const panel = panelOf(entry);
  if (!trigger) return;

  // The browser closes the panel. It returns the focus to where that was before a pointer opened it.
  if (event.key === 'Escape' && panel && isOpen(panel)) {
    trigger.focus();
    return;
  }
  const next = panel?.contains(event.target as Node)
    ? inPanel(event, linksOf(panel), trigger)
    : event.key === 'ArrowDown' && panel
      ? openFirst(panel)
      : across(event, trigger);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function openFirst(panel: HTMLElement) {
  if (!isOpen(panel)) panel.showPopover();
  return linksOf(panel)[0];
}

function inPanel({key, target}: KeyboardEvent, links: HTMLElement[], trigger: HTMLElement) {
  const at = links.indexOf(target as HTMLElement);
  if (key === 'ArrowDown') return links[at + 1];
  if (key === 'ArrowUp') return links[at - 1] ?? trigger;
  return undefined;
}

function across({key, currentTarget}: KeyboardEvent<HTMLElement>, trigger: HTMLElement) {
  const entries = entriesOf(currentTarget);
  const at = entries.indexOf(trigger);
  const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const [next, previous] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if (key === next) return entries[at + 1];
  if (key === previous) return entries[at - 1];
  if (key === 'Home') return entries[0];
  return key === 'End' ? entries.at(-1) : undefined;
}
