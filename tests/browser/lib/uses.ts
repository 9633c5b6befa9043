import type {ElementHandle, Locator, Page} from '@playwright/test';

/** A visitor's input device. */
export const WAYS = ['mouse', 'touch', 'keyboard'] as const;
export type Way = (typeof WAYS)[number];

/** A control of an example, taken before the example is alive. */
export interface Control {
  /** Its name in the test's messages. */
  name: string;
  kind: 'press' | 'text' | 'select' | 'slider';
  element: ElementHandle<HTMLElement>;
}

/** Most controls of one example that a test uses. */
const MOST = 4;

/**
 * Longest time between the taps of a double tap, in milliseconds. It selects a word, so an empty field that is scrolled to where
 * the one before it was would have no caret.
 */
const DOUBLE_TAP = 300;

/** The controls in the HTML that the server sent. Links lead away. */
const CONTROLS = 'button, input, select, textarea, summary, [tabindex="0"]';

const kindOf = (element: HTMLElement): Control['kind'] => {
  if (element instanceof HTMLSelectElement) return 'select';
  if (element instanceof HTMLTextAreaElement) return 'text';
  if (!(element instanceof HTMLInputElement)) return 'press';
  if (element.type === 'range') return 'slider';
  return /^(checkbox|radio|button|submit|reset|image)$/.test(element.type) ? 'press' : 'text';
};

/** The first controls of an example that can be seen and used. */
export async function controlsOf(stage: Locator): Promise<Control[]> {
  const controls: Control[] = [];
  for (const handle of await stage.locator(CONTROLS).elementHandles()) {
    const element = handle as ElementHandle<HTMLElement>;
    if (controls.length === MOST) break;
    if (!(await element.isVisible()) || !(await element.isEnabled())) continue;
    // A field that holds the value of a component for a form. Nobody can reach it.
    if (await element.evaluate((one) => one.closest('[aria-hidden="true"]') !== null)) continue;
    const kind = await element.evaluate(kindOf);
    const name = await element.evaluate((one) => one.outerHTML.slice(0, 120));
    controls.push({name, kind, element});
  }
  return controls;
}

/** Whether something else is in front of the middle of a control. */
export function isCovered({element}: Control): Promise<boolean> {
  return element.evaluate((one) => {
    const drawn = one instanceof HTMLInputElement ? (one.labels?.[0] ?? one) : one;
    drawn.scrollIntoView({block: 'center', behavior: 'instant'});
    const {x, y, width, height} = drawn.getBoundingClientRect();
    const front = document.elementFromPoint(x + width / 2, y + height / 2);
    return !front || !(drawn.contains(front) || front.contains(drawn));
  });
}

/** The way to use a control. */
interface Use {
  way: Way;
  /** Longest wait for a control that something covers, in milliseconds. */
  timeout: number;
}

/** Gives a control the focus. Throws when it takes none. */
async function focus({name, element}: Control) {
  await element.focus();
  const isFocused = await element.evaluate((one) => one === document.activeElement);
  if (!isFocused) throw new Error(`${name} takes no focus.`);
}

async function press(page: Page, control: Control, {way, timeout}: Use) {
  const {element} = control;
  if (way === 'keyboard') {
    await focus(control);
    return page.keyboard.press('Space');
  }
  // A checkbox or radio button may be drawn by its label, and covered by it.
  const drawn = await element.evaluateHandle((one) =>
    one instanceof HTMLInputElement ? (one.labels?.[0] ?? one) : one,
  );
  return way === 'touch' ? drawn.tap({timeout}) : drawn.click({timeout});
}

async function type(page: Page, control: Control, {way, timeout}: Use) {
  const {element} = control;
  if (way === 'keyboard') await focus(control);
  else if (way === 'touch') {
    await page.waitForTimeout(DOUBLE_TAP);
    await element.tap({timeout});
  } else await element.click({timeout});
  return page.keyboard.type('12 ab', {delay: 30});
}

async function slide(page: Page, control: Control, {way}: Use) {
  const {element} = control;
  if (way === 'keyboard') {
    await focus(control);
    await page.keyboard.press('ArrowRight');
    return page.keyboard.press('ArrowRight');
  }
  await element.scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await element.boundingBox())!;
  if (way === 'touch') return page.touchscreen.tap(x + width * 0.7, y + height / 2);
  const share = await element.evaluate((one) => {
    const {valueAsNumber, min, max} = one as HTMLInputElement;
    return (valueAsNumber - Number(min)) / (Number(max) - Number(min));
  });
  // Of two thumbs on one track, each is dragged by itself. A thumb stays within its track, and is 24 px wide.
  const start = x + 12 + share * (width - 24);
  await page.mouse.move(start, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(start + width * (share > 0.5 ? -0.2 : 0.2), y + height / 2, {steps: 4});
  return page.mouse.up();
}

/** Uses a control as a visitor does. Throws when something covers it, or it is gone. */
export async function use(page: Page, control: Control, how: Use): Promise<void> {
  const {kind, element} = control;
  if (!(await element.isVisible())) throw new Error(`${control.name} cannot be seen.`);
  if (kind === 'select') {
    const last = await element.evaluate((one) => {
      const options = [...(one as HTMLSelectElement).options];
      return options.filter(({disabled}) => !disabled).at(-1)?.value ?? '';
    });
    await focus(control);
    // The list of a native select is the system's, so it cannot be pressed here.
    await element.selectOption(last, how);
  } else if (kind === 'text') await type(page, control, how);
  else if (kind === 'slider') await slide(page, control, how);
  else await press(page, control, how);
}

/**
 * An example's state for somebody who reads it: its accessibility tree, its fields, and the focus. A field that nobody
 * can reach counts if a form sends it.
 */
export async function stateOf(stage: Locator): Promise<string> {
  const fields = await stage.evaluate((root) =>
    [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .filter(
        (one) =>
          (one.checkVisibility() && !one.closest('[aria-hidden="true"]')) ||
          (one.name && !one.disabled),
      )
      .map((one) => `${one.name} ${one.value} ${one.matches(':checked')}`),
  );
  return [await stage.ariaSnapshot(), ...fields].join('\n');
}
