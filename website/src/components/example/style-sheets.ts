/**
 * Loads the style sheets that the examples in a page or an element name, unless this page has them. The finish of
 * the build links them in the pages that are served, so this matters to what is added later.
 *
 * @returns When they are loaded. A sheet that cannot be loaded is not waited for: examples are readable without.
 */
export async function loadStyleSheets(root: ParentNode): Promise<void> {
  const examples = [...root.querySelectorAll<HTMLElement>('[data-example-styles]')];
  const addresses = new Set(examples.map(({dataset}) => dataset.exampleStyles!));
  await Promise.all([...addresses].filter(isMissing).map(load));
}

const isMissing = (address: string) =>
  ![...document.styleSheets].some(({href}) => href === new URL(address, location.href).href);

function load(address: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise<void>((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
