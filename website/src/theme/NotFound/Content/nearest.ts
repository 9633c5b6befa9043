import leven from 'leven';

/** A page that exists. */
export interface Page {
  /** Path of the page, as it is linked. */
  path: string;
  /** The page's title. */
  title: string;
}

/** A page that a lost reader may have meant. */
export interface NearPage extends Page {
  /** The number of edits from the wrong address to this one, as a share of the longer: 0 is equal, 1 unrelated. */
  distance: number;
}

const normalize = (path: string) => path.toLowerCase().replace(/\/+$/, '');
/** A title as it would be written in an address. */
const slugOf = (title: string) => title.toLowerCase().replace(/[^a-z\d]+/g, '-');
const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function relativeDistance(a: string, b: string): number {
  return leven(a, b) / Math.max(a.length, b.length, 1);
}

/**
 * The existing pages whose addresses or titles are nearest to a wrong address, best first.
 *
 * Compares whole paths, last segments, and the last segment with the title, and takes the best of them. So a page that moved
 * to another folder is found as well as one that is misspelled, or one that is called otherwise than its file.
 *
 * @param wanted - The path that was not found. Only its first 200 characters count.
 * @param pages - All pages.
 * @param limit - Greatest number of pages to return.
 */
export function nearestPages(wanted: string, pages: readonly Page[], limit = 5): NearPage[] {
  const target = normalize(wanted.slice(0, 200));
  const word = lastSegment(target);
  return pages
    .map(({path, title}) => {
      const candidate = normalize(path);
      const whole = relativeDistance(target, candidate);
      const last = relativeDistance(word, lastSegment(candidate));
      const named = relativeDistance(word, slugOf(title));
      return {path, title, distance: Math.min(whole, last + 0.05, named + 0.06)};
    })
    .filter(({distance}) => distance < 0.6)
    .sort((a, b) => a.distance - b.distance || a.path.localeCompare(b.path, 'en'))
    .slice(0, limit);
}
