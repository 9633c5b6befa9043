import type {HighlightRanges, Range, SearchAnswer, SearchHit, SearchRequest} from '../engine';
import {type Hierarchy, LEVELS, type Level, type SearchRecord} from '../record';
import {readTagged} from './tagged';

/** One result of a multi-index query. */
export interface QueryResult extends SearchAnswer {
  /** Names the query to the insights. Absent when they are off. */
  queryID: string | undefined;
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
const taggedOf = (value: unknown) => textOf(objectOf(value).value);

function hierarchyOf(value: unknown): Hierarchy | undefined {
  const given = objectOf(value);
  const levels = Object.fromEntries(LEVELS.map((level) => [level, textOf(given[level])]));
  const {lvl0, lvl1, ...deeper} = levels as Record<Level, string | null>;
  return lvl1 === null ? undefined : {lvl0: lvl0 ?? '', lvl1, ...deeper};
}

/** Ranges of a text in its tagged form. None when that is of another text, such as a shortened one. */
function rangesOf(tagged: string | null, text: string | null): readonly Range[] {
  const read = readTagged(tagged ?? '');
  return read.text === text ? read.highlights : [];
}

function highlightsOf(hit: Json, hierarchy: Hierarchy): HighlightRanges {
  const tagged = objectOf(objectOf(hit._highlightResult).hierarchy);
  const found = LEVELS.map((level) => [level, rangesOf(taggedOf(tagged[level]), hierarchy[level])]);
  return Object.fromEntries(found.filter(([, ranges]) => ranges!.length > 0)) as HighlightRanges;
}

const TYPES: readonly unknown[] = [...LEVELS.slice(1), 'content'];

function toHit(value: unknown, {facets}: SearchRequest): SearchHit[] {
  const hit = objectOf(value);
  const hierarchy = hierarchyOf(hit.hierarchy);
  const [objectID, url] = [textOf(hit.objectID), textOf(hit.url)];
  if (!hierarchy || !objectID || !url || !TYPES.includes(hit.type)) return [];
  const record: SearchRecord = {
    objectID,
    url,
    type: hit.type as SearchRecord['type'],
    content: textOf(hit.content),
    hierarchy,
    language: facets.language,
    docusaurus_tag: '',
    version: '',
    rank: 0,
  };
  const tagged = taggedOf(objectOf(hit._snippetResult).content) ?? record.content;
  return [
    {
      record,
      highlights: highlightsOf(hit, hierarchy),
      ...(tagged === null ? {} : {snippet: readTagged(tagged)}),
    },
  ];
}

/**
 * Reads an answer of the service. Leaves out hits that aren't a page's record.
 *
 * @throws If it has not the shape of an answer.
 */
export function readAnswer(answer: unknown, request: SearchRequest): QueryResult {
  const {results} = objectOf(answer);
  const result = Array.isArray(results) ? objectOf(results[0]) : {};
  const {hits, nbHits, queryID} = result;
  if (!Array.isArray(hits) || typeof nbHits !== 'number') {
    throw new Error(
      'The search service answered without hits and their number, so there is nothing to show. Check that the hosts of ' +
        'the application are those of Algolia, and that no proxy changes their answers.',
    );
  }
  return {
    total: nbHits,
    hits: hits.flatMap((hit) => toHit(hit, request)),
    queryID: typeof queryID === 'string' ? queryID : undefined,
  };
}
