import {writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {markdownOf} from './markdown.ts';
import {readDays} from './read-days.ts';
import {summarize} from './summary.ts';

const usage = `Writes a report on the messages of readers, as Markdown.

  npm run report -- [--feedback DIR] [--days N] [--out FILE]

  --feedback DIR   folder that the server writes to; default: the variable FEEDBACK_FOLDER
  --days N         number of days to read, the latest ones; default: all
  --out FILE       file for the report; default: it is printed
`;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      feedback: {type: 'string'},
      days: {type: 'string'},
      out: {type: 'string'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) return console.log(usage);
  const {FEEDBACK_FOLDER, INIT_CWD} = process.env;
  const typed = (path: string) => resolve(INIT_CWD ?? process.cwd(), path);
  const folder = values.feedback || FEEDBACK_FOLDER;
  if (!folder) {
    throw new Error(
      'No folder is named. Pass the one that the server writes to with --feedback DIR, or set FEEDBACK_FOLDER.',
    );
  }
  if (values.days !== undefined && !/^[1-9]\d*$/.test(values.days)) {
    throw new Error(`--days is "${values.days}". Pass a whole number from 1 on.`);
  }
  const days = await readDays(typed(folder), values.days ? Number(values.days) : undefined);
  const report = `${markdownOf(summarize(days.entries), days)}\n`;
  if (values.out) writeFileSync(typed(values.out), report);
  else process.stdout.write(report);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
