import {parseArgs} from 'node:util';
import type {Algoliasearch, SynonymHit} from 'algoliasearch';
import type {SiteSettings} from '../site.config';
import type {SearchRecord} from '../src/search/record';
import {checkRecords, push} from './push';

/** The context of the command. */
export interface PushCommand {
  args: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  search: SiteSettings['search'];
  readRecords: () => readonly SearchRecord[] | Promise<readonly SearchRecord[]>;
  synonyms: SynonymHit[];
  connect: (applicationId: string, key: string) => Algoliasearch;
  report: (line: string) => void;
}

const HELP = `npm run search:push [-- --dry-run]

Replaces the hosted index by the records of website/build, the settings and the synonyms, all at once.

  ALGOLIA_WRITE_KEY       a key that may write. It stays on this machine.
  ALGOLIA_APPLICATION_ID  the application, unless website/site.config.ts names it.
  --dry-run               says what would be sent, and sends nothing.`;

/** The application and the key, or why one is missing. */
function credentials({environment, search}: PushCommand): [applicationId: string, key: string] {
  const configured = search.mode === 'algolia' ? search.applicationId : undefined;
  const applicationId = environment.ALGOLIA_APPLICATION_ID ?? configured;
  if (!applicationId) {
    throw new Error(
      'No application is named, so there is no place to send records to. Set ALGOLIA_APPLICATION_ID, or the search mode ' +
        '`algolia` with its applicationId in website/site.config.ts.',
    );
  }
  const key = environment.ALGOLIA_WRITE_KEY;
  if (!key) {
    throw new Error(
      'ALGOLIA_WRITE_KEY is not set, and without a key the service takes no records. Copy a write key of the application ' +
        `${applicationId} from its dashboard. The search key of website/site.config.ts cannot write.`,
    );
  }
  return [applicationId, key];
}

/** Runs the command. Rejects with a message for its user. */
export async function run(command: PushCommand): Promise<void> {
  const {args, search, readRecords, synonyms, connect, report} = command;
  const {values} = parseArgs({
    args: [...args],
    options: {'dry-run': {type: 'boolean'}, help: {type: 'boolean'}},
  });
  if (values.help) {
    report(HELP);
    return;
  }
  const {indexName} = search;
  if (values['dry-run']) {
    const records = await readRecords();
    report(`${checkRecords(records)}, and ${synonyms.length} synonyms`);
    report(`A dry run: nothing was sent to the index ${indexName}`);
    return;
  }
  const client = connect(...credentials(command));
  await push({client, indexName, records: await readRecords(), synonyms, report});
}
