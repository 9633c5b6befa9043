import {digestOf} from '../../src/search/embedded/format';
import type {Hierarchy, SearchRecord} from '../../src/search/record';
import type {PageText, Section} from './read-page';

/** The weight of a page by its address: the first that fits. Higher comes first among equals. */
const RANKS: readonly (readonly [RegExp, number])[] = [
  [/^docs\/packages\/types\/[^/]+\/reference\/?$/, 2],
  [/^docs\/packages\/types\/[^/]+\/reference\//, 5],
  [/^docs\/component-packages\//, 8],
  [/^docs\/tutorial-/, 3],
  [/^docs\/articles\//, 5],
  [/^docs\//, 7],
  [/^blog\//, 3],
];

function rankOf(path: string): number {
  return RANKS.find(([pattern]) => pattern.test(path))?.[1] ?? 1;
}

/** The levels above a section, and itself. */
function hierarchyOf(page: PageText, section: Section, above: readonly Section[]): Hierarchy {
  const name = (level: number) =>
    (section.level === level ? section : above.find((each) => each.level === level))?.name ?? null;
  return {
    lvl0: page.area,
    lvl1: page.title,
    lvl2: name(2),
    lvl3: name(3),
    lvl4: name(4),
    lvl5: name(5),
    lvl6: name(6),
  };
}

/** Names of the code that the page does not say in words. They are one text: a record of each would only be noise. */
function codeText(section: Section, said: string): string {
  return [...section.identifiers].filter((name) => !said.includes(name)).join(' ');
}

/**
 * The records of a page: one for the page, each heading and each row of a table, and one for each text below them.
 *
 * @param path - Path of the page below the base path, without a leading slash.
 * @param baseUrl - Path under which the site is served.
 */
export function recordsOf(page: PageText, path: string, baseUrl: string): SearchRecord[] {
  const records: SearchRecord[] = [];
  const ids = new Map<string, number>();
  const said = page.sections.flatMap(({texts, name}) => [name, ...texts]).join('\n');
  const fixed = {
    language: page.language,
    docusaurus_tag: page.tag,
    version: page.version,
    rank: rankOf(path),
  };
  const add = (section: Section, hierarchy: Hierarchy, content: string | null) => {
    const url = `${baseUrl}${path}${section.anchor && `#${section.anchor}`}`;
    const type = content === null ? (`lvl${section.level}` as SearchRecord['type']) : 'content';
    const id = `${url}:${type}${content === null ? '' : `:${digestOf(content)}`}`;
    const uses = ids.get(id) ?? 0;
    ids.set(id, uses + 1);
    const objectID = uses > 0 ? `${id}:${uses}` : id;
    records.push({objectID, url, type, content, hierarchy, ...fixed});
  };

  let above: Section[] = [];
  page.sections.forEach((section) => {
    above = above.filter(({level}) => level < section.level);
    const hierarchy = hierarchyOf(page, section, above);
    add(section, hierarchy, null);
    if (section.level === 1 && page.description && !section.texts.includes(page.description)) {
      add(section, hierarchy, page.description);
    }
    const code = codeText(section, said);
    for (const text of code ? [...section.texts, code] : section.texts)
      add(section, hierarchy, text);
    above.push(section);
  });
  return records;
}
