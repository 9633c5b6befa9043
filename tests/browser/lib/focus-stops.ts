import type {Locator, Page} from '@playwright/test';

/** Most steps through one example. None has as many controls. */
const MOST = 60;

/** Space around a control in which its focus may be drawn, in CSS pixels. */
const AROUND = 8;

/** A place of the window, in CSS pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the focus is after a step. */
interface Stop {
  isInside: boolean;
  name: string;
  /** Whether it has an outline of its own. */
  isOutlined: boolean;
  /** The part of the window in which its focus may be drawn: around the control, and the labels or the tile that it is for. */
  box: Box;
  /** Changes that the step made besides moving the focus. */
  faults: string[];
}

/** Looks at the element that has the focus, and at what opened when it got there. */
async function lookAtStop(
  stage: Element,
  {isForwards, around}: {isForwards: boolean; around: number},
) {
  const OPEN = 'dialog[open], :popover-open:not([role=tooltip]), [role=menu], [role=listbox]';
  const state = stage as Element & {last?: Element; moves: number};
  // Reactions to the focus come in the next frames.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const element = document.activeElement as HTMLInputElement;
  const isInside = element !== stage && stage.contains(element);
  const name = `${element.localName} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`;
  const faults: string[] = [];
  if (state.moves > 1) faults.push(`${name}: the focus went on by itself`);
  // The picture of an open overlay is inert.
  const hasOpened = [...document.querySelectorAll(OPEN)].some(
    (one) => one.checkVisibility() && !one.closest('[inert]'),
  );
  if (hasOpened) faults.push(`${name}: something opened`);
  state.moves = 0;
  const {last} = state;
  if (isInside && last && last !== element) {
    const follows = last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (Boolean(follows) !== isForwards)
      faults.push(`${name}: the focus went against the order of the text`);
  }
  state.last = isInside ? element : undefined;
  const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(element);
  const hasOutline =
    outlineStyle !== 'none' &&
    Number.parseFloat(outlineWidth) >= 2 &&
    !/^(transparent|.*[,/] ?0\))$/.test(outlineColor);
  // A date has parts, and the browser draws which of them has the focus.
  const isOutlined = hasOutline || /^(date|datetime-local|month|time)$/.test(element.type);
  const parts = [
    element,
    ...(element.labels ?? []),
    element.parentElement!,
    element.closest('li, article') ?? element,
  ];
  const boxes = parts
    .filter((one) => stage.contains(one))
    .map((one) => one.getBoundingClientRect());
  const x = Math.max(0, Math.min(...boxes.map(({left}) => left)) - around);
  const y = Math.max(0, Math.min(...boxes.map(({top}) => top)) - around);
  const width = Math.max(...boxes.map(({right}) => right)) + around - x;
  const height = Math.max(...boxes.map(({bottom}) => bottom)) + around - y;
  return {isInside, name, isOutlined, box: {x, y, width, height}, faults};
}

/** Whether a control looks otherwise without the focus. Leaves the focus where it is. */
async function looksFocused(page: Page, {box}: Stop): Promise<boolean> {
  const picture = () => page.screenshot({clip: box, animations: 'disabled', caret: 'hide'});
  const focused = await picture();
  const element = await page.evaluateHandle(() => {
    const {activeElement} = document;
    (activeElement as HTMLElement).blur();
    return activeElement as HTMLElement;
  });
  const blurred = await picture();
  await element.evaluate((one) => one.focus({preventScroll: true}));
  return !focused.equals(blurred);
}

/**
 * Moves the focus through an example with the Tab key, and back. It has to be seen at each stop, to follow the order of the text, to leave
 * the example at its end, and to change nothing else.
 *
 * @param stage - Stage of an example that is alive and whole in the window.
 */
export async function walkThroughStage(
  page: Page,
  stage: Locator,
): Promise<{stops: number; faults: string[]}> {
  const faults: string[] = [];
  let stops = 0;
  const address = page.url();
  await stage.evaluate((one: HTMLElement & {last?: Element; moves: number}) => {
    delete one.last;
    one.addEventListener('focus', () => (one.moves += 1), true);
    one.tabIndex = -1;
    one.focus({preventScroll: true});
    one.moves = 0;
  });
  for (const key of ['Tab', 'Shift+Tab']) {
    let stop: Stop = {
      isInside: true,
      name: '',
      isOutlined: true,
      box: {x: 0, y: 0, width: 0, height: 0},
      faults: [],
    };
    for (let step = 0; step < MOST && stop.isInside; step += 1) {
      await page.keyboard.press(key);
      stop = await stage.evaluate(lookAtStop, {isForwards: key === 'Tab', around: AROUND});
      faults.push(...stop.faults.map((fault) => `${key}: ${fault}`));
      if (!stop.isInside || key !== 'Tab') continue;
      stops += 1;
      if (stop.isOutlined) continue;
      if (!(await looksFocused(page, stop))) faults.push(`${stop.name}: its focus cannot be seen`);
      // It took the focus away and gave it back.
      await stage.evaluate((one: HTMLElement & {moves: number}) => (one.moves = 0));
    }
    if (stop.isInside) faults.push(`${key}: the focus never leaves, it is at ${stop.name}`);
  }
  await stage.evaluate((one) => one.removeAttribute('tabindex'));
  if (page.url() !== address) faults.push(`the address became ${page.url()}`);
  return {stops, faults};
}

/** The key that changes a control of a type. Without one, a letter does. */
const CHANGING: Record<string, string> = {
  checkbox: 'Space',
  radio: 'Space',
  range: 'ArrowRight',
  number: 'ArrowUp',
  date: 'ArrowUp',
  'select-one': 'ArrowDown',
};

/**
 * Changes each form control of an example with the keyboard. Returns those that did more than to take their value: that opened something, moved the
 * focus away, or led to another page (WCAG 3.2.2).
 */
export async function changeEach(
  page: Page,
  stage: Locator,
): Promise<{count: number; found: string[]}> {
  const found: string[] = [];
  let count = 0;
  const address = page.url();
  const all = stage.locator('input:not([type=hidden]), select, textarea');
  for (const control of await all.elementHandles()) {
    const isReachable = await control.evaluate((one) => {
      (one as HTMLElement).focus();
      return one === document.activeElement;
    });
    if (!isReachable) continue;
    count += 1;
    const type = await control.evaluate((one) => (one as HTMLInputElement).type);
    await page.keyboard.press(CHANGING[type] ?? 'a');
    const fault = await control.evaluate(async (one) => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      if (one !== document.activeElement) return 'the focus moved';
      const open = [...document.querySelectorAll('dialog[open], [role=dialog]:popover-open')];
      const hasOpened = open.some((dialog) => !dialog.closest('[inert]') && !dialog.contains(one));
      return hasOpened ? 'something opened' : undefined;
    });
    if (fault) found.push(`${type}: ${fault}`);
  }
  if (page.url() !== address) found.push(`the address became ${page.url()}`);
  return {count, found};
}
