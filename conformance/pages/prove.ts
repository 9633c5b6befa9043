import {checks} from '../../scripts/checks.mjs';
import {prove, type ProvenClaim} from '../report.ts';
import {testsOf} from '../reports.ts';
import {claimsOf, type NamedClaim, type Page} from './pages.ts';

/**
 * Puts the tests of the last `npm test` to the claims of pages. Each check that runs tests may prove some, except `firefox`:
 * it runs tests of `browser` once more, where it can, under the same titles.
 */
export function proveClaims(pages: readonly Page[], names: readonly NamedClaim[]): ProvenClaim[] {
  const ran = checks
    .filter(({name}) => name !== 'firefox')
    .flatMap(({name, counts}) =>
      counts === 'vitest' || counts === 'playwright' ? testsOf(name, counts) : [],
    );
  const claims = pages.flatMap((page) =>
    claimsOf(page).map((id) => {
      const block = page.blocks.find(({marker}) => marker?.includes(id));
      return {id, claim: `${page.file}:${block?.line} ${block?.text}`};
    }),
  );
  return prove(claims, ran, new Set(names.map(({id}) => id)));
}
