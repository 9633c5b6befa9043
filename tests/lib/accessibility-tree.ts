import type {Locator} from '@playwright/test';

const MARK = 'data-in-accessibility-tree';

/**
 * What the browser itself tells assistive technology of a control's state, whatever its attributes say.
 *
 * @returns Whether it is expanded; nothing for a control that cannot be.
 */
export async function isExpanded(control: Locator): Promise<boolean | undefined> {
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
  const expanded = nodes[0]?.properties?.find(({name}) => name === 'expanded');
  return expanded?.value.value as boolean | undefined;
}
