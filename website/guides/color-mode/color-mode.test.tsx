import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {ColorModeChoice} from './ColorModeChoice';

const SCRIPT = readFileSync(path.join(__dirname, 'color-mode.js'), 'utf8');
const root = document.documentElement;
const mode = () => root.getAttribute('data-theme');

/** Opens a page: the script runs as it does in the head of a document. */
function open({systemIsDark}: {systemIsDark: boolean}) {
  const system = Object.assign(new EventTarget(), {matches: systemIsDark});
  vi.stubGlobal('matchMedia', () => system);
  // Each page has listeners of its own, which the next one must not meet.
  vi.spyOn(window, 'addEventListener').mockImplementation((...args) => {
    EventTarget.prototype.addEventListener.call(page, args[0], args[1] as EventListener);
  });
  vi.spyOn(window, 'dispatchEvent').mockImplementation((event) => page.dispatchEvent(event));
  const page = new EventTarget();
  // The text of the file that readers copy, as a browser would run it.
  window.eval(SCRIPT);
  return {
    turn(isDark: boolean) {
      system.matches = isDark;
      system.dispatchEvent(new Event('change'));
    },
    otherTab(newValue: string | null) {
      page.dispatchEvent(new StorageEvent('storage', {key: 'color-mode', newValue}));
    },
  };
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  root.removeAttribute('data-theme');
  root.removeAttribute('data-color-mode');
});

it('follows the system, also when it changes @claim-theming.system', () => {
  const page = open({systemIsDark: true});
  expect(mode()).toBe('dark');
  page.turn(false);
  expect(mode()).toBe('light');
});

it('keeps a choice over the system, and for the next page @claim-theming.choice', () => {
  open({systemIsDark: false});
  render(<ColorModeChoice />);
  fireEvent.click(screen.getByRole('radio', {name: 'Dark'}));
  expect(mode()).toBe('dark');
  expect(screen.getByRole<HTMLInputElement>('radio', {name: 'Dark'}).checked).toBe(true);
  root.removeAttribute('data-theme');
  const next = open({systemIsDark: false});
  expect(mode()).toBe('dark');
  next.turn(true);
  next.turn(false);
  expect(mode()).toBe('dark');
});

it('goes back to the system @claim-theming.choice', () => {
  localStorage.setItem('color-mode', 'light');
  open({systemIsDark: true});
  expect(mode()).toBe('light');
  render(<ColorModeChoice />);
  fireEvent.click(screen.getByRole('radio', {name: 'As the system'}));
  expect(mode()).toBe('dark');
});

it('follows a choice that is made in another tab @claim-theming.other-tab', () => {
  const page = open({systemIsDark: false});
  page.otherTab('dark');
  expect(mode()).toBe('dark');
  page.otherTab(null);
  expect(mode()).toBe('light');
});

it('follows the system where storage is blocked, and a choice lasts as long as the page @claim-theming.blocked-storage', () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  open({systemIsDark: true});
  expect(mode()).toBe('dark');
  render(<ColorModeChoice />);
  fireEvent.click(screen.getByRole('radio', {name: 'Light'}));
  expect(mode()).toBe('light');
});
