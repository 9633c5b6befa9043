import path from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {recordsOfBuild} from '../plugins/search/read-build';
import settings from '../site.config';
import {SYNONYMS} from '../src/search/embedded/synonyms';
import {toSynonymHits} from './index-settings';
import {run} from './run';

run({
  args: process.argv.slice(2),
  environment: process.env,
  search: settings.search,
  readRecords: () => recordsOfBuild(path.resolve(__dirname, '../build'), settings.baseUrl),
  synonyms: toSynonymHits(SYNONYMS),
  connect: (applicationId, key) => algoliasearch(applicationId, key),
  report: (line) => console.log(line),
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
