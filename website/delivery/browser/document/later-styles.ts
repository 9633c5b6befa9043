/**
 * Applies the styles that the application needs and the served document does not: those of open menus and of other
 * kinds of pages. The finish of the build names them in a link of a kind that browsers do not know.
 *
 * @returns When they apply. Should they not load, the page goes on without them.
 */
export function applyLaterStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=later-stylesheet]');
  if (!link) return Promise.resolve();
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    // At the end of the head: before another sheet, it would make the browser style and lay out the whole page again.
    document.head.append(link);
    link.rel = 'stylesheet';
  });
}
