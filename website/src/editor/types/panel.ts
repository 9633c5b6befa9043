import type {CheckResult, Note, Problem} from '@storefront-toolkit/mcp/internal';
import addresses from '@generated/editor/addresses';
import type {CodeField} from '../code-field';
import {element} from '../element';
import {texts} from '../texts';
import {checkTypes} from './check';

/** The type check of an editor. */
export interface TypePanel {
  /** Turns the check on and off. */
  button: HTMLButtonElement;
  /** The problems that were found. */
  panel: HTMLElement;
  /** Checks the code, if the check is on. */
  update: () => void;
  /** Removes what was found, since the code can't be read. */
  clear: () => void;
  close: () => void;
}

/** A message, with its names as code. */
const worded = (message: string) =>
  message.split('`').map((part, index) => (index % 2 === 0 ? part : element('code', {}, part)));

/** Notes are about a whole line. */
const columnOf = (found: Problem | Note) => ('column' in found ? found.column : 1);

/**
 * Makes the type check of an editor. It is off at first, since it loads much.
 *
 * @param mark - Is told the lines with problems.
 */
export function typePanel(field: CodeField, mark: (lines: number[]) => void): TypePanel {
  let isOn = false;
  let isBusy = false;
  const status = element('p', {className: 'editor-types', role: 'status'});
  const list = element('ul', {className: 'editor-problems'});
  const button = element(
    'button',
    {type: 'button', ariaPressed: 'false'},
    texts.types(addresses.types.megabytes),
  );

  function show({problems, more, notes}: CheckResult) {
    const items = [...problems, ...notes].map((found) => {
      const place = element('button', {type: 'button'}, texts.line(found.line));
      place.onclick = () => field.goTo(found.line, columnOf(found));
      return element('li', {}, place, ' ', ...worded(found.message));
    });
    list.replaceChildren(...items);
    const text = texts.typesFound(problems.length + more);
    // It is said again only if it is different.
    if (status.textContent !== text) status.textContent = text;
    mark(problems.map(({line}) => line));
  }

  function clear() {
    status.textContent = '';
    list.replaceChildren();
    mark([]);
  }

  function turn(on: boolean) {
    isOn = on;
    button.ariaPressed = String(on);
    clear();
  }

  async function check(): Promise<void> {
    isBusy = true;
    const code = field.value();
    const answer = await checkTypes(code);
    isBusy = false;
    if (!isOn) return;
    if ('failure' in answer) {
      turn(false);
      status.textContent = answer.failure;
      return;
    }
    button.textContent = texts.types();
    // The reader may have typed on.
    if (field.value() === code) show(answer.result);
    else await check();
  }

  const update = () => void (isOn && !isBusy && check());
  button.onclick = () => {
    turn(!isOn);
    if (isOn) status.textContent = texts.typesLoading;
    update();
  };
  return {
    button,
    panel: element('div', {}, status, list),
    update,
    clear,
    close: () => (isOn = false),
  };
}
