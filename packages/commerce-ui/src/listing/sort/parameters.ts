/** Parameters of an address: a text each, or several for a name that comes more than once. */
export type SortParams = Readonly<Record<string, string | readonly string[]>>;

/** The parameters to keep, one entry for each text. */
export function keptParameters(
  params: SortParams,
  left: readonly string[],
): readonly (readonly [name: string, value: string])[] {
  return Object.entries(params)
    .filter(([name]) => !left.includes(name))
    .flatMap(([name, value]) => [value].flat().map((text) => [name, text] as const));
}
