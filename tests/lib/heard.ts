import type {CDPSession, Locator, Page} from '@playwright/test';

/** A text that a screen reader would announce although the focus is elsewhere. */
export interface Announcement {
  text: string;
  politeness: string;
  /** Time since the listening began, in ms. */
  at: number;
}

type AXNode = Awaited<ReturnType<typeof treeOf>>[number];

const treeOf = async (session: CDPSession) =>
  (await session.send('Accessibility.getFullAXTree')).nodes;

/** Time between two looks at the accessibility tree, in ms. */
const INTERVAL = 50;

/** The texts in each live region of the tree, by the region and the text's node. */
function liveTexts(nodes: AXNode[]) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const property = ({properties}: AXNode, name: string) =>
    properties?.find((one) => one.name === name)?.value.value as unknown;
  const texts = (node: AXNode): [number, string][] => [
    ...(node.role?.value === 'StaticText'
      ? [[node.backendDOMNodeId!, String(node.name?.value ?? '')] as [number, string]]
      : []),
    ...(node.childIds ?? []).flatMap((id) => (byId.has(id) ? texts(byId.get(id)!) : [])),
  ];
  const regions = nodes.filter(
    (node) => !node.ignored && ['polite', 'assertive'].includes(String(property(node, 'live'))),
  );
  const ids = new Set(regions.map(({nodeId}) => nodeId));
  const roots = regions.filter(({parentId}) => !parentId || !ids.has(parentId));
  return new Map(
    roots.map((root) => [
      root.backendDOMNodeId!,
      {politeness: String(property(root, 'live')), texts: new Map(texts(root))},
    ]),
  );
}

/** Least age of a region whose texts are announced. A screen reader has to know it first. In ms. */
const KNOWN = 100;

/**
 * Notes in the page how old a live region was when a text arrived in it, or when one of its texts was changed in place, as React does it. Whether the
 * text is heard is up to the accessibility tree.
 */
function noteArrivals(page: Page) {
  return page.evaluate(() => {
    const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output';
    const born = new WeakMap<Element, number>();
    const arrivals: [string, number][] = [];
    const tellsChanges = (region: Element) =>
      /text|all/.test(region.getAttribute('aria-relevant') ?? 'additions text');
    new MutationObserver((changes) => {
      for (const {type, addedNodes, target} of changes) {
        const elements = [...addedNodes].filter((node) => node instanceof Element);
        for (const element of elements) {
          const regions = [
            ...element.querySelectorAll(LIVE),
            ...(element.matches(LIVE) ? [element] : []),
          ];
          for (const region of regions) born.set(region, performance.now());
        }
        const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        if (!region || (type === 'characterData' && !tellsChanges(region))) continue;
        const age = performance.now() - (born.get(region) ?? -Infinity);
        const arrived = type === 'characterData' ? [target] : addedNodes;
        for (const {textContent} of arrived) arrivals.push([textContent ?? '', age]);
      }
    }).observe(document, {childList: true, characterData: true, subtree: true});
    (window as unknown as {arrivals: [string, number][]}).arrivals = arrivals;
  });
}

/** The age of the region in which a text arrived longest ago, of the arrivals that were not asked for yet. */
const takeAge = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const {arrivals} = window as unknown as {arrivals: [string, number][]};
    const index = arrivals.findIndex(([one]) => one.includes(wanted));
    return index < 0 ? 0 : arrivals.splice(index, 1)[0]![1];
  }, text);

/**
 * Listens to the page as a screen reader does: a text counts when it is in Chromium's accessibility tree, in a live region that was in the page a while
 * before it. Inert and hidden regions are not in the tree. The log grows until `stop`.
 */
export async function heard(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  await noteArrivals(page);
  const log: Announcement[] = [];
  const start = Date.now();
  /** The last text of each node. A node whose text has changed is heard again. */
  const seen = new Map(
    [...liveTexts(await treeOf(session)).values()].flatMap(({texts}) => [...texts]),
  );
  const listening = new AbortController();

  async function look() {
    for (const {politeness, texts} of liveTexts(await treeOf(session)).values()) {
      for (const [node, text] of texts) {
        if (seen.get(node) === text) continue;
        seen.set(node, text);
        if ((await takeAge(page, text)) < KNOWN) continue;
        log.push({text, politeness, at: Date.now() - start});
      }
    }
  }
  const done = (async () => {
    while (!listening.signal.aborted) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    }
  })();
  // A test that has failed closes the page while somebody still listens.
  done.catch(() => listening.abort());

  return {
    log,
    /** Ends the listening, and returns everything that was heard. */
    stop: async () => {
      listening.abort();
      await done;
      await session.detach();
      return log;
    },
  };
}

/** The text that the announcer has put into its polite region last. */
export const latestAnnouncement = (page: Page): Locator =>
  page.locator('#storefront-toolkit-announcer-polite > :last-child');
