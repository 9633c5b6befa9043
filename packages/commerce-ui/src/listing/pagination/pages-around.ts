/** A page by its number, or a gap between pages. */
type Step = number | 'gap';

const range = (from: number, to: number): number[] =>
  Array.from({length: Math.max(to - from + 1, 0)}, (_, index) => from + index);

/**
 * The pages to link: the first, the last, and those around a page. There are as many steps on each page of a long list, so that links keep their
 * place while a shopper goes on. A gap has at least two pages. A page
 * beyond the last one is taken for it.
 */
export function pagesAround(page: number, total: number, siblings: number): readonly Step[] {
  // First, last, the page, two gaps, and the siblings on both sides.
  if (total <= 2 * siblings + 5) return range(1, total);
  const atAnEnd = 2 * siblings + 3;
  const atStart = page <= siblings + 3;
  const atEnd = page >= total - siblings - 2;
  if (atStart) return [...range(1, atAnEnd), 'gap', total];
  if (atEnd) return [1, 'gap', ...range(total - atAnEnd + 1, total)];
  return [1, 'gap', ...range(page - siblings, page + siblings), 'gap', total];
}
