import type {Locator} from '@playwright/test';

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
 * What the browser itself tells assistive technology of a control's state, whatever its attributes say.
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
