import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {NOT_FOUND} from './not-found';

test('the not-found page has the heading by which events know it', () => {
  const page = path.join(__dirname, '../../../src/theme/NotFound/Content/index.tsx');
  expect(readFileSync(page, 'utf8')).toContain(`<Heading as="h1">${NOT_FOUND}</Heading>`);
});
