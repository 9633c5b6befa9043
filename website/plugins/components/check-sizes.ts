import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findComponents, ROOT} from './catalog';
import {measure} from './measure';

const ALLOWED_GROWTH = 1.05;
const COMMAND = 'npx tsx website/plugins/components/check-sizes.ts --write';

/** Gzip bytes of each component's entry, by the component's name. */
type Budget = Record<string, number>;

/** Compares measured sizes with the budget. Returns one sentence for each thing that is wrong. */
export function compareSizes(measured: Budget, budget: Budget): string[] {
  const grown = Object.entries(measured).flatMap(([name, bytes]) => {
    const allowed = budget[name];
    if (allowed === undefined) {
      return [
        `${name} has no size budget, so it could grow unseen. It has ${bytes} B gzip. Run: ${COMMAND}`,
      ];
    }
    if (bytes <= allowed * ALLOWED_GROWTH) return [];
    const percent = ((bytes / allowed - 1) * 100).toFixed(1);
    return [
      `${name} grew by ${percent} %, from ${allowed} B to ${bytes} B gzip; 5 % is allowed. ` +
        `Every storefront that imports it pays for this. Make it smaller, or accept the new size: ${COMMAND}`,
    ];
  });
  const gone = Object.keys(budget)
    .filter((name) => !(name in measured))
    .map((name) => `${name} has a size budget but does not exist. Run: ${COMMAND}`);
  return [...grown, ...gone];
}

async function main() {
  const components = findComponents();
  let failures = 0;
  for (const packageName of new Set(components.map((component) => component.packageName))) {
    const file = path.join(ROOT, 'packages', packageName, 'size-budget.json');
    const measured: Budget = {};
    for (const component of components.filter((one) => one.packageName === packageName)) {
      measured[component.name] = (await measure(component)).gzip;
    }
    if (process.argv.includes('--write')) {
      writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
      console.log(`Wrote ${path.relative(ROOT, file)}`);
      continue;
    }
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
    const budget = JSON.parse(text) as Budget;
    const problems = compareSizes(measured, budget);
    for (const problem of problems) console.error(problem);
    failures += problems.length;
    console.log(
      `packages/${packageName}: ${Object.keys(measured).length} sizes measured, ${problems.length} wrong`,
    );
  }
  process.exitCode = failures > 0 ? 1 : 0;
}

if (process.argv[1] === __filename) void main();
