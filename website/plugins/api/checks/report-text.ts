import {type ApiExport, type ApiModel, tokensText} from '../model.ts';

const byName = (a: {id: string}, b: {id: string}) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

function exportText(item: ApiExport): string {
  const note = item.deprecated === undefined ? '' : '\n\nDeprecated.';
  const inherited = item.properties
    .filter((property) => property.inherited)
    .map(({name, optional, type}) => `- \`${name}${optional ? '?' : ''}: ${tokensText(type)}\``);
  return [
    `### ${item.name}${note}`,
    `\`\`\`ts\n${item.signature}\n\`\`\``,
    ...(inherited.length ? ['Inherited:', inherited.join('\n')] : []),
  ].join('\n\n');
}

/** The API report of a package: every export of every entry point with its signature, sorted. */
export function reportText(model: ApiModel, packageName: string): string {
  const entries = model.entries.filter((entry) => entry.package === packageName).sort(byName);
  const sections = entries.map((entry) => {
    const exports = model.exports.filter((item) => item.entry === entry.id).sort(byName);
    return [`## ${entry.id}`, ...exports.map(exportText)].join('\n\n');
  });
  const intro =
    'Every public export with its signature. A change of this file is a change of what users of the package can rely on.\n' +
    '`npx tsx website/plugins/api/report.ts --write` brings it up to date.';
  return `${[`# API of ${packageName}`, intro, ...sections].join('\n\n')}\n`;
}

/** Lines of a stale report that go (`-`) and come (`+`), with the heading above each. */
export function reportChanges(before: string, after: string): string[] {
  const old = before.split('\n');
  const now = after.split('\n');
  const common = commonLines(old, now);
  const lines: string[] = [];
  let [i, j] = [0, 0];
  for (const [nextOld, nextNow] of [...common, [old.length, now.length] as const]) {
    lines.push(...old.slice(i, nextOld).map((line) => `- ${line}`));
    lines.push(...now.slice(j, nextNow).map((line) => `+ ${line}`));
    const kept = old[nextOld];
    if (kept?.startsWith('#')) lines.push(`  ${kept}`);
    [i, j] = [nextOld + 1, nextNow + 1];
  }
  return lines.filter((line, index) => {
    const heading = line.startsWith('  #');
    return !heading || (lines[index + 1] !== undefined && !lines[index + 1]?.startsWith('  #'));
  });
}

/** Positions of the longest common run of lines, found by dynamic programming. */
function commonLines(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const width = b.length + 1;
  const length = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => length[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      length[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
