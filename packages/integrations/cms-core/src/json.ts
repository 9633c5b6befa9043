/** Copies what `JSON.stringify` keeps. An object inside itself, which resolved links make, is left out. */
export function jsonOf(value: unknown, ancestors: readonly unknown[] = []): unknown {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'function' || typeof value === 'symbol' ? undefined : value;
  }
  const inside = [...ancestors, value];
  const keep = (item: unknown) => !inside.includes(item);
  if (Array.isArray(value)) return value.filter(keep).map((item) => jsonOf(item, inside));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => keep(item))
      .map(([key, item]) => [key, jsonOf(item, inside)]),
  );
}
