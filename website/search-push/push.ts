import {randomUUID} from 'node:crypto';
import type {Algoliasearch, SynonymHit} from 'algoliasearch';
import type {SearchRecord} from '../src/search/record';
import {indexSettings} from './index-settings';

/** Most bytes that a record may have as JSON. The service refuses larger ones on its smaller plans. */
export const RECORD_LIMIT = 10_000;

/** Records of one request. */
export const BATCH_SIZE = 1000;

/** The records to push, and their target. */
export interface Push {
  client: Algoliasearch;
  indexName: string;
  records: readonly SearchRecord[];
  synonyms: SynonymHit[];
  /** Is told what happens, a line at a time. */
  report: (line: string) => void;
}

const bytesOf = (record: SearchRecord) => Buffer.byteLength(JSON.stringify(record));

/**
 * Checks records before any is sent, and says what they are.
 *
 * @throws If there is none, or one that the service would refuse.
 */
export function checkRecords(records: readonly SearchRecord[]): string {
  if (records.length === 0) {
    throw new Error(
      'There is no record to send, so the index would be emptied. Build the site first: npm run build',
    );
  }
  const tooLarge = records.filter((record) => bytesOf(record) > RECORD_LIMIT);
  if (tooLarge.length > 0) {
    const list = tooLarge.map((one) => `\n  ${one.objectID}: ${bytesOf(one)} bytes`).join('');
    throw new Error(
      `${tooLarge.length} of ${records.length} records are larger than ${RECORD_LIMIT} bytes, which the service refuses. ` +
        `Nothing was sent. Split the text of these sections by headings or paragraphs:${list}`,
    );
  }
  const bytes = records.reduce((sum, record) => sum + bytesOf(record), 0);
  const largest = Math.max(...records.map(bytesOf));
  return `${records.length} records, ${(bytes / 1000).toFixed(1)} kB, the largest ${largest} bytes`;
}

/** Says what an error of the client means, and what to do. */
function explain(error: unknown, indexName: string): Error {
  const kept = `The index ${indexName} is as it was.`;
  const reason = error instanceof Error ? error.message : String(error);
  const {status} = error as {status?: number};
  if (status === 401 || status === 403) {
    return new Error(
      `The service forbids this (${reason}). ${kept} Use a write key of this application: it needs the rights addObject, ` +
        'deleteIndex, editSettings and settings, for the index and for names that begin with its name.',
      {cause: error},
    );
  }
  if (status === 429) {
    return new Error(`The service takes no more requests for now (${reason}). ${kept} Try later.`, {
      cause: error,
    });
  }
  if (status !== undefined) {
    return new Error(`The service refused with status ${status}: ${reason}. ${kept}`, {
      cause: error,
    });
  }
  return new Error(
    `Can't reach the service, or can't read its answer (${reason}). ${kept} Check the application id and the ` +
      'network, then run the command again.',
    {cause: error},
  );
}

/** Fills a new index beside the present one, settings and synonyms first. */
async function fill({client, records, synonyms, report}: Push, indexName: string) {
  const wait = (taskID: number) => client.waitForTask({indexName, taskID});
  const settings = await client.setSettings({indexName, indexSettings});
  const saved = await client.saveSynonyms({indexName, synonymHit: synonyms});
  report(`Settings and ${synonyms.length} synonyms sent`);
  for (let start = 0; start < records.length; start += BATCH_SIZE) {
    const part = records.slice(start, start + BATCH_SIZE);
    const requests = part.map((body) => ({action: 'addObject' as const, body: {...body}}));
    const {taskID} = await client.batch({indexName, batchWriteParams: {requests}});
    await wait(taskID);
    report(`${start + part.length} of ${records.length} records sent`);
  }
  await wait(settings.taskID);
  await wait(saved.taskID);
}

/**
 * Replaces an index's records, settings and synonyms, all at once: a new index is filled beside it and takes its
 * name at the end. These are the steps of the client's `replaceAllObjects`, with the settings and the synonyms among them.
 *
 * @throws If anything fails. The index is then as it was, and the new one is removed.
 */
export async function push(given: Push): Promise<void> {
  const {client, indexName, records, report} = given;
  report(checkRecords(records));
  const temporary = `${indexName}_tmp_${randomUUID()}`;
  try {
    await fill(given, temporary);
    const {taskID} = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
    await client.waitForTask({indexName: temporary, taskID});
  } catch (error) {
    const failure = explain(error, indexName);
    await client.deleteIndex({indexName: temporary}).catch(() => {
      failure.message += ` The index ${temporary} may be left over; delete it.`;
    });
    throw failure;
  }
  report(`The index ${indexName} holds ${records.length} records`);
}
