/** Adds the style sheets that aren't there. Resolves when all are applied, or can't be loaded. */
export async function openStyles(addresses: readonly string[]): Promise<void> {
  const present = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) =>
    link.getAttribute('href'),
  );
  const missing = addresses.filter((address) => !present.includes(address));
  await Promise.all(
    missing.map(
      (href) =>
        new Promise<void>((resolve) => {
          const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
          link.onload = link.onerror = () => resolve();
          document.head.append(link);
        }),
    ),
  );
}
