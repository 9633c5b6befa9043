import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeSkills} from './skills';

const place = {url: 'https://docs.example.com', baseUrl: '/toolkit/'};
const text = '---\ntitle: "Guide"\n---\n\n# Guide\n\nDo it.\n';
const page = (skill?: unknown) => ({route: '/toolkit/docs/guide', text, skill});

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'skills-'));
});
afterEach(() => rmSync(root, {recursive: true}));

test('writes the text of a page under the name of its skill, with an address below the path of the site', () => {
  writeSkills(root, [page(), page({name: 'add-vendor', description: 'Adds: a vendor.'})], place);
  const file = readFileSync(
    path.join(root, '.well-known/agent-skills/add-vendor/SKILL.md'),
    'utf8',
  );
  expect(file).toBe(
    '---\nname: add-vendor\ndescription: "Adds: a vendor."\n---\n\n# Guide\n\nDo it.\n',
  );
  const index = readFileSync(path.join(root, '.well-known/agent-skills/index.json'), 'utf8');
  expect(index).toContain(
    '"url": "https://docs.example.com/toolkit/.well-known/agent-skills/add-vendor/SKILL.md"',
  );
});

test.each([
  {name: 'Add-Vendor', description: 'Adds a vendor.'},
  {name: 'add--vendor', description: 'Adds a vendor.'},
  {name: `a${'b'.repeat(64)}`, description: 'Adds a vendor.'},
  {name: '../vendor', description: 'Adds a vendor.'},
  {name: 'add-vendor'},
  {name: 'add-vendor', description: 'x'.repeat(1025)},
  'add-vendor',
  null,
])('refuses %j, and names the page', (skill) => {
  expect(() => writeSkills(root, [page(skill)], place)).toThrow(
    /^The front matter "skill" of \/toolkit\/docs\/guide /,
  );
});

test('refuses two skills of the same name', () => {
  const skill = {name: 'add-vendor', description: 'Adds a vendor.'};
  expect(() => writeSkills(root, [page(skill), page(skill)], place)).toThrow(
    'Two pages are the skill "add-vendor".',
  );
});
