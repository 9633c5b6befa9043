import type {Days} from './read-days.ts';
import {LEAST, percentile, type Summary} from './summary.ts';

/** Most rows of a table, and most numbers of broken lines. */
const ROWS = 100;

/** A text of a reader with its markup escaped, so that it stays in its cell. */
const plain = (text: string) =>
  text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_{}[\]()<>#+!|~&$-]/g, '\\$&');

const told = (count: number) => (count < LEAST ? `fewer than ${LEAST}` : String(count));

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'None.';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const shown = [heads, heads.map(() => '---'), ...rows.slice(0, ROWS)].map(line).join('\n');
  const left = rows.length - ROWS;
  return left > 0 ? `${shown}\n\n${left} more rows are left out.` : shown;
}

function brokenLines(broken: Days['broken']): string {
  if (broken.size === 0) return '';
  const all = [...broken].map(([file, lines]) => {
    const more = lines.length > ROWS ? `, and ${lines.length - ROWS} more` : '';
    return `- ${file}: ${lines.slice(0, ROWS).join(', ')}${more}`;
  });
  const count = [...broken.values()].reduce((sum, lines) => sum + lines.length, 0);
  return `## Broken lines\n\n${count} ${count === 1 ? 'line is' : 'lines are'} left out, since nobody can read ${count === 1 ? 'it' : 'them'}. Their numbers, by file:\n\n${all.join('\n')}\n`;
}

/** Values of `CLS` are small and have no unit; all others are milliseconds. */
const valueOf = (metric: string, value: number) =>
  metric === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;

/** Writes a report as Markdown. Counts below five are not told. */
export function markdownOf(summary: Summary, {files, broken}: Days): string {
  const day = (file?: string) => (file ?? '').replace('.jsonl', '');
  const pages = summary.pages.map(({page, answers, helpful}) => [
    plain(page),
    told(answers),
    answers < LEAST ? '' : `${Math.round((100 * helpful) / answers)} %`,
  ]);
  const comments = summary.comments.map(({page, helpful, comment}) => [
    plain(page),
    helpful ? 'yes' : 'no',
    plain(comment ?? ''),
  ]);
  const searches = summary.searches.map(({thing, count}) => [plain(thing), told(count)]);
  const missing = summary.missing.map(({thing, count}) => [
    plain(thing.path),
    plain(thing.referrer ?? ''),
    told(count),
  ]);
  const vitals = summary.vitals.map(({metric, isSoft, values}) => [
    metric,
    isSoft ? 'in place' : 'loaded',
    told(values.length),
    ...[0.5, 0.75, 0.95].map((share) =>
      values.length < LEAST ? '' : valueOf(metric, percentile(values, share)),
    ),
  ]);
  return `# Feedback of readers

From ${day(files[0])} to ${day(files.at(-1))}.

## Helpful pages

${table(['Page', 'Answers', 'Helpful'], pages)}

## Comments

${table(['Page', 'Helpful', 'Comment'], comments)}

## Searches without results

${table(['Query', 'Searches'], searches)}

## Pages not found

${table(['Path', 'From page', 'Visits'], missing)}

## Web vitals

${table(['Metric', 'Page', 'Values', '50 %', '75 %', '95 %'], vitals)}

${brokenLines(broken)}`.trimEnd();
}
