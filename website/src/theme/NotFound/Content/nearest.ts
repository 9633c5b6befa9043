import leven from 'leven';

/** A page that a lost reader may have meant. */
export interface NearPage {
  /** Path of the page, as it is linked. */
  path: string;
  /** How many edits lead from the wrong address to this one, as a share of the longer: 0 is equal, 1 unrelated. */
  distance: number;
}

const normalize = (path: string) => path.toLowerCase().replace(/\/+$/, '');
const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function relativeDistance(a: string, b: string): number {
  return leven(a, b) / Math.max(a.length, b.length, 1);
}

/**
 * The existing pages whose addresses are nearest to a wrong one, best first.
 *
 * Compares whole paths and last segments and takes the better of the two, so that a page that moved to
 * another folder is found as well as one that is misspelled.
 *
 * @param wanted - The path that was not found. Only its first 200 characters count.
 * @param paths - The paths of all pages.
 * @param limit - How many to return at most.
 */
export function nearestPages(wanted: string, paths: readonly string[], limit = 5): NearPage[] {
  const target = normalize(wanted.slice(0, 200));
  return paths
    .map((path) => {
      const candidate = normalize(path);
      const whole = relativeDistance(target, candidate);
      const last = relativeDistance(lastSegment(target), lastSegment(candidate));
      return {path, distance: Math.min(whole, last + 0.05)};
    })
    .filter(({distance}) => distance < 0.6)
    .sort((a, b) => a.distance - b.distance || a.path.localeCompare(b.path, 'en'))
    .slice(0, limit);
}
