import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ROOT} from '../paths';
import {type Component, findComponents} from './catalog';
import {ALLOWED_GROWTH} from './limits';
import {measure} from './measure';
import {measureStyles} from './measure-styles';

const COMMAND = 'npx tsx website/plugins/components/check-sizes.ts --write';

/** Gzip bytes of each component, by the component's name. */
type Budget = Record<string, number>;

/** A component's sizes for a storefront, and the file of each package with the allowed ones. */
const KINDS = [
  {
    kind: 'JavaScript',
    file: 'size-budget.json',
    of: async (component: Component) => (await measure(component)).gzip,
  },
  {kind: 'CSS', file: 'css-budget.json', of: measureStyles},
] as const;

/**
 * Compares measured sizes with the budget. Returns one sentence for each thing that is wrong.
 *
 * @param kind The measured language: JavaScript or CSS.
 */
export function compareSizes(measured: Budget, budget: Budget, kind = 'JavaScript'): string[] {
  const grown = Object.entries(measured).flatMap(([name, bytes]) => {
    const allowed = budget[name];
    if (allowed === undefined) {
      return [
        `${name} has no size budget, so it could grow unseen. It has ${bytes} B of ${kind}, gzip. Run: ${COMMAND}`,
      ];
    }
    if (bytes <= allowed * (1 + ALLOWED_GROWTH)) return [];
    const percent = ((bytes / allowed - 1) * 100).toFixed(1);
    return [
      `${name} grew by ${percent} %, from ${allowed} B to ${bytes} B of ${kind}, gzip; ${100 * ALLOWED_GROWTH} % is allowed. ` +
        `Every storefront that imports it pays for this. Make it smaller, or accept the new size: ${COMMAND}`,
    ];
  });
  const gone = Object.keys(budget)
    .filter((name) => !(name in measured))
    .map((name) => `${name} has a size budget but does not exist. Run: ${COMMAND}`);
  return [...grown, ...gone];
}

/** Measures one kind of size of some components, and compares it with the budget or writes it there. Returns what is wrong. */
async function check(
  components: Component[],
  folder: string,
  {kind, file, of}: (typeof KINDS)[number],
) {
  const budgetFile = path.join(ROOT, folder, file);
  const measured: Budget = {};
  for (const component of components) measured[component.name] = await of(component);
  if (process.argv.includes('--write')) {
    writeFileSync(budgetFile, `${JSON.stringify(measured, null, 2)}\n`);
    console.log(`Wrote ${folder}/${file}`);
    return [];
  }
  const text = existsSync(budgetFile) ? readFileSync(budgetFile, 'utf8') : '{}';
  const problems = compareSizes(measured, JSON.parse(text) as Budget, kind);
  console.log(
    `${folder}: ${components.length} sizes of ${kind} measured, ${problems.length} wrong`,
  );
  return problems;
}

async function main() {
  const components = findComponents();
  const problems: string[] = [];
  for (const packageName of new Set(components.map((component) => component.packageName))) {
    const own = components.filter((component) => component.packageName === packageName);
    for (const kind of KINDS) {
      problems.push(...(await check(own, `packages/${packageName}`, kind)));
    }
  }
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === __filename) void main();
