/** The parts of a thing that a list shows: its key, and the part of the address that a link to it has. */
interface Linked {
  readonly id: string;
  readonly slug: string;
}

/** A list with links, and the method that reads what a link leads to. */
export interface LinksUnderTest<Locale extends string> {
  readonly locales: readonly Locale[];
  /** The list, as shoppers of the locale see it. */
  readonly list: (locale: Locale) => Promise<readonly Linked[]>;
  /** Reads by slug, in the same locale. */
  readonly read: (slug: string, locale: Locale) => Promise<{readonly id: string}>;
}

/**
 * Follows each link of a list in each locale: what a list links to has to be found by the matching method.
 *
 * @returns The links that lead nowhere or elsewhere, one line each, and how many were followed.
 */
export async function brokenLinks<Locale extends string>({
  locales,
  list,
  read,
}: LinksUnderTest<Locale>): Promise<{readonly broken: readonly string[]; readonly links: number}> {
  const broken: string[] = [];
  let links = 0;
  for (const locale of locales) {
    for (const {id, slug} of await list(locale)) {
      links++;
      const found = await read(slug, locale).then(
        (thing) => thing.id,
        (error: unknown) => String(error),
      );
      if (found !== id) broken.push(`${locale}: the link "${slug}" of ${id} leads to ${found}`);
    }
  }
  return {broken, links};
}
