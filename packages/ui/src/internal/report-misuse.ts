const reported = new Set<string>();

/**
 * Logs a wrong use of a component to the console, each text once.
 *
 * Call it inside `if (process.env.NODE_ENV !== 'production')` and nowhere else: bundlers then drop the call
 * and its text from production code.
 *
 * @param component Name of the component as its user writes it.
 * @param text The event, why it matters and how to fix it.
 */
export function reportMisuse(component: string, text: string) {
  const message = `Storefront Toolkit: <${component}> ${text}`;
  if (reported.has(message)) return;
  reported.add(message);
  console.error(message);
}
