import type {Part} from '../parts.ts';
import type {Result} from './results.ts';
import {barsTable, partTable} from './table.ts';

const INTRODUCTION = `# Results of the benchmarks

Written by \`npm run bench\`. [How to run it](../contributing/benchmarks.md).

Figures are medians. All sites are served by the same server, and take turns: each is measured once before any is measured
again. The corpus is generated, and the same for all. "Own site" is the site of this repository; "Storefront Toolkit" is
the corpus, built with its settings. Of each kind a page of middling length is measured. In brackets: times that of stock Docusaurus on the
page of the same kind.`;

function machineText({date, commit, machine, runs, pages, part}: Result): string {
  const {processor, cores, memory, node, browser} = machine;
  const gigabytes = Math.round(memory / 1e9);
  const size = ['builds', 'first-answer'].includes(part) ? '' : ` Sites of ${pages} pages.`;
  return `${date.slice(0, 10)}, commit ${commit}, ${runs === 1 ? '1 run' : `${runs} runs`}.${size} ${processor}, ${cores} cores, ${gigabytes} GB, Node ${node}, Chromium ${browser}.`;
}

function versionsText(results: readonly Result[], titles: Map<string, string>): string {
  const versions = new Map(results.flatMap((result) => Object.entries(result.versions)));
  return [...versions]
    .map(([site, packages]) => {
      const list = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
      return `- ${titles.get(site) ?? site}: ${list.join(', ')}`;
    })
    .join('\n');
}

/** The start of a message, and the line of it that names an error. The raw data has all of it. */
function inShort(message: string): string {
  const [first = '', ...lines] = message.split('\n');
  const cause = lines.find((line) => /error/i.test(line))?.trim();
  return cause === undefined ? first : `${first} ${cause}`;
}

/** The whole text of the results: bars, then each part that was measured. */
export function reportText(
  parts: readonly Part[],
  results: readonly Result[],
  titles: Map<string, string>,
): string {
  const sections = parts.flatMap((part) => {
    const result = results.find((one) => one.part === part.id);
    if (!result) return [];
    const failures = result.failures.map(({site, message}) => {
      return `**${titles.get(site) ?? site} is missing, or was left out after its last figure.** ${inShort(message)}`;
    });
    return [
      `## ${part.title}`,
      `${part.about} ${machineText(result)}`,
      ...failures,
      partTable(part, result, titles),
    ];
  });
  return [
    INTRODUCTION,
    '## Bars',
    barsTable(results),
    ...sections,
    '## Versions',
    versionsText(results, titles),
  ].join('\n\n');
}
