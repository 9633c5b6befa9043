import {expect, test} from 'vitest';
import {cacheControl, documentHeaders, immutableCache} from './headers.ts';
import {contentType} from './content-types.ts';
import {speculationRules} from './speculation-rules.ts';

interface Where {
  href_matches?: string | string[];
  selector_matches?: string;
  not?: Where;
  and?: Where[];
}

const whereOf = (prefix: string) =>
  (JSON.parse(speculationRules(prefix).text) as {prerender: {where: Where}[]}).prerender[0]!.where;

test('the rules fetch and render the same links, when a reader is about to follow one', () => {
  const {prefetch, prerender, ...others} = JSON.parse(speculationRules('').text) as Record<
    string,
    {eagerness: string}[]
  >;
  expect(others).toEqual({});
  expect(prefetch).toEqual(prerender);
  expect(prefetch!.map(({eagerness}) => eagerness)).toEqual(['moderate']);
});

test('links to pages below the base match, and links to files do not', () => {
  const [pages, {not: files} = {}] = whereOf('/toolkit').and!;
  expect(pages).toEqual({href_matches: '/toolkit/*'});
  const patterns = files!.href_matches as string[];
  for (const name of ['xml', 'json', 'png', 'pdf', 'md', 'svg', 'txt'])
    expect(patterns).toContain(`/toolkit/*.${name}`);
  expect(patterns).not.toContain('/toolkit/*.html');
});

test('the file has the type that browsers ask for, is kept for a year, and is named by each document', () => {
  const {path} = speculationRules('/toolkit');
  expect(contentType(path)).toBe('application/speculationrules+json');
  expect(cacheControl(path)).toBe(immutableCache);
  expect(documentHeaders('', '/toolkit')['Speculation-Rules']).toBe(`"/toolkit${path}"`);
});
