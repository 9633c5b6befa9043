/*
 * Each component's examples have a style sheet of their own, made of utilities that others have too. Two at once
 * would spoil each other: what comes later wins over the first one's variants. So a page applies its own alone.
 */

const loads = new Map<string, Promise<void>>();

const addressesIn = (root: ParentNode) =>
  new Set(
    [...root.querySelectorAll<HTMLElement>('[data-example-styles]')].map(
      ({dataset}) => dataset.exampleStyles!,
    ),
  );

const links = () => [
  ...document.querySelectorAll<HTMLLinkElement>('link[href*="/assets/toolkit/"]'),
];

/**
 * Loads the style sheets that the examples in a page or an element name, without applying them. The finish of the
 * build links them in the pages that are served, so this matters to what is added later.
 *
 * @returns When they are loaded. A sheet that cannot be loaded is not waited for: examples are readable without.
 */
export async function loadStyleSheets(root: ParentNode): Promise<void> {
  const present = new Set(links().map((link) => link.getAttribute('href')!));
  await Promise.all(
    [...addressesIn(root)].map((address) => {
      if (!present.has(address)) loads.set(address, load(address));
      return loads.get(address) ?? Promise.resolve();
    }),
  );
}

/** Applies the style sheets that the examples in an element name, and no others. */
export function applyStyleSheets(root: ParentNode) {
  const needed = addressesIn(root);
  for (const link of links()) {
    const media = needed.has(link.getAttribute('href')!) ? 'all' : 'not all';
    if (link.media !== media) link.media = media;
  }
}

function load(address: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.media = 'not all';
  return new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
