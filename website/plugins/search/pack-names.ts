import {type IndexCore, NAMED_BY} from '../../src/search/embedded/format';
import {termsOf} from '../../src/search/embedded/names';

/** Terms of the names of the pages and where they are, so that a reader's worker need not take the names apart. */
export function packNames({
  pages,
  areas,
}: Pick<IndexCore, 'pages' | 'areas'>): Pick<IndexCore, 'terms' | 'postings'> {
  const found = new Map<string, Map<number, number>>();
  let number = 0;
  const add = (text: string, by: number) => {
    for (const term of termsOf(text)) {
      const places = found.get(term) ?? new Map<number, number>();
      found.set(term, places);
      // The most important one comes first.
      if (!places.has(number)) places.set(number, by);
    }
  };
  for (const [path, area, , , title, ...names] of pages) {
    add(title, NAMED_BY.text);
    add(path.split('/').findLast(Boolean) ?? '', NAMED_BY.path);
    add(areas[area] ?? '', NAMED_BY.area);
    number += 1;
    for (const [, text] of names) {
      add(text, NAMED_BY.text);
      number += 1;
    }
  }
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: sorted.map(([term]) => term).join(' '),
    postings: sorted.map(([, places]) => {
      let last = 0;
      return [...places].map(([place, by]) => {
        const entry = (place - last) * 3 + by;
        last = place;
        return entry;
      });
    }),
  };
}
