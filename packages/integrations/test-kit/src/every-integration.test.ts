import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** Paths of the files below the source of a package. */
const filesOf = (folder: string) =>
  existsSync(`${root}${folder}/src`)
    ? readdirSync(`${root}${folder}/src`, {recursive: true, encoding: 'utf8'})
    : [];

/** The files of a package with that ending, as one text. */
const textOf = (folder: string, ending: string) =>
  filesOf(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(`${root}${folder}/src/${file}`, 'utf8'))
    .join('\n');

/** Functions that return a contract, such as `createAcmeCatalogIntegration`, each with its package. */
const INTEGRATIONS = readdirSync(root).flatMap((folder) =>
  filesOf(folder).flatMap((file) => {
    const contract = /^create.*?(Catalog|Cart|Cms|Oms|Search)Integration\.ts$/.exec(file)?.[1];
    return contract ? [{folder, contract}] : [];
  }),
);
const FOLDERS = [...new Set(INTEGRATIONS.map(({folder}) => folder))];

/** The tests of a package. Those of a CMS are the ones that all of them share. */
function testsOf(folder: string): string {
  const own = textOf(folder, '.test.ts');
  return /\bdescribe(Cms|Normalizer|Isolation)\b/.test(own)
    ? own + textOf('cms-test-kit', '.ts')
    : own;
}

/** Helpers that an integration's tests have to use, by the type that it returns. */
const RULES = [
  ['describeIntegration', /./, 'each fault of a vendor'],
  ['readWrongPayloads', /./, 'nine wrong values instead of each value'],
  ['checkMapping', /./, 'each row of its tables'],
  ['readWithOneBadItem', /^(Catalog|Search)$/, 'one bad item among others'],
  ['custom', /./, 'fields of a store of its own'],
  ['brokenLinks', /^Catalog$/, 'links of lists to what they lead to'],
  ['cartProblems|orderProblems', /^(Cart|Oms)$/, 'the sums of carts and orders'],
] as const;

describe('every integration', () => {
  it('is found', () => {
    expect(FOLDERS.length).toBeGreaterThanOrEqual(9);
    for (const folder of FOLDERS) expect(existsSync(`${root}${folder}/package.json`)).toBe(true);
  });

  it.each(RULES)(
    'has a test with %s @claim-vendors.every-integration',
    (helpers, contracts, about) => {
      const concerned = INTEGRATIONS.filter(({contract}) => contracts.test(contract));
      const lacking = concerned
        .filter(({folder}) => !new RegExp(`\\b(${helpers})\\b`).test(testsOf(folder)))
        .map(({folder, contract}) => `${folder} (${contract}) does not test ${about}`);
      expect(concerned.length).toBeGreaterThan(1);
      expect(lacking).toEqual([]);
    },
  );
});
