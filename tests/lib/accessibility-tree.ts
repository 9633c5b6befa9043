import type {Locator} from '@playwright/test';
import type {StateProperties} from '@storefront-toolkit/ui/internal';

const MARK = 'data-in-accessibility-tree';

async function nodeOf(control: Locator) {
  const page = control.page();
  const session = await page.context().newCDPSession(page);
  await control.evaluate((element, mark) => element.setAttribute(mark, ''), MARK);
  const {root} = await session.send('DOM.getDocument', {depth: 0});
  const {nodeId} = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `[${MARK}]`,
  });
  const {nodes} = await session.send('Accessibility.getPartialAXTree', {
    nodeId,
    fetchRelatives: false,
  });
  await control.evaluate((element, mark) => element.removeAttribute(mark), MARK);
  await session.detach();
  return nodes[0];
}

/**
 * A control's state as the browser itself tells assistive technology, whatever its attributes say.
 *
 * @returns Whether it is expanded; nothing for a control that cannot be.
 */
export async function isExpanded(control: Locator): Promise<boolean | undefined> {
  const node = await nodeOf(control);
  const expanded = node?.properties?.find(({name}) => name === 'expanded');
  return expanded?.value.value as boolean | undefined;
}

/** The name that the browser itself computes for a control. It can differ from what the specification and Playwright say. */
export async function nameOf(control: Locator): Promise<string> {
  const node = await nodeOf(control);
  return String(node?.name?.value ?? '');
}

/** The properties of a {@link StateProperties}, except for `value`. True for one whose `false` says something too. */
const SHOWN: Readonly<Record<Exclude<keyof StateProperties, 'value'>, boolean>> = {
  autocomplete: false,
  busy: false,
  checked: true,
  disabled: false,
  expanded: true,
  focusable: false,
  hasPopup: false,
  invalid: false,
  level: false,
  live: false,
  modal: false,
  multiselectable: false,
  orientation: false,
  pressed: true,
  readonly: false,
  required: false,
  roledescription: false,
  selected: true,
  valuemax: false,
  valuemin: false,
  valuetext: false,
};

/** An element as the browser describes it to assistive technology, in the terms of a states table's row. */
export interface StateInTree {
  role: string;
  name: string;
  description: string;
  properties: StateProperties;
}

/**
 * An element in its present state, as the browser itself describes it to assistive technology.
 *
 * @throws If the element isn't in the accessibility tree.
 */
export async function stateOf(element: Locator): Promise<StateInTree> {
  const node = await nodeOf(element);
  if (!node || node.ignored) throw new Error(`${String(element)} isn't in the accessibility tree.`);
  const value = node.value?.value as string | number | undefined;
  const shown = (node.properties ?? [])
    .map(({name, value: {value: raw}}) => [name, name === 'busy' ? raw === 1 : plain(raw)] as const)
    .filter(([name, one]) => name in SHOWN && (SHOWN[name as keyof typeof SHOWN] || one !== false))
    .filter(([name, one]) => !isDefault(one) && !(name === 'valuetext' && one === String(value)));
  return {
    role: String(node.role?.value),
    name: String(node.name?.value ?? ''),
    description: String(node.description?.value ?? ''),
    properties: {...Object.fromEntries(shown), ...(value !== undefined && value !== '' && {value})},
  };
}

/** The tree has the strings "true" and "false" for states that can have further values, such as "mixed". */
const plain = (value: unknown) => (value === 'true' ? true : value === 'false' ? false : value);

/** No text, no limit, and the direction that each widget has unless it says another. */
const isDefault = (value: unknown) => value === '' || value === 0 || value === 'horizontal';
