import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import settings from '../../website/site.config.ts';
import {buildDir} from '../lib/site.ts';

const read = (file: string) => readFileSync(join(buildDir, '.well-known', file), 'utf8');

interface Entry {
  name: string;
  type: string;
  description: string;
  url: string;
  digest: string;
}

const index = JSON.parse(read('agent-skills/index.json')) as {$schema: string; skills: Entry[]};

/** The tasks that there has to be a skill for. */
const TASKS = [
  'add-cms-content-type',
  'add-vendor',
  'install-storefront-toolkit',
  'theme-storefront',
  'upgrade-storefront-toolkit',
];

test('the index has the form of version 0.2, and names each task', () => {
  expect(Object.keys(index)).toEqual(['$schema', 'skills']);
  expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(index.skills.map(({name}) => name).sort()).toEqual(TASKS);
  for (const entry of index.skills) {
    expect(Object.keys(entry)).toEqual(['name', 'type', 'description', 'url', 'digest']);
    expect(entry.type).toBe('skill-md');
    expect(entry.description.length).toBeLessThanOrEqual(1024);
  }
});

test.each(index.skills)(
  '$name is at its address, with its digest',
  ({name, description, url, digest}) => {
    const prefix = `${settings.url}/.well-known/`;
    expect(url.startsWith(prefix)).toBe(true);
    const file = read(url.slice(prefix.length));
    expect(`sha256:${createHash('sha256').update(file).digest('hex')}`).toBe(digest);
    const [, front = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(file) ?? [];
    expect(front.split('\n')).toEqual([
      `name: ${name}`,
      `description: ${JSON.stringify(description)}`,
    ]);
    // An agent should read it with one request, in fewer than 5,000 tokens of about four characters.
    expect(body.length).toBeLessThan(20_000);
    expect(body).toMatch(/^\n# .+\n/);
    expect(read(`skills/${name}/SKILL.md`)).toBe(file);
  },
);

test('the index of version 0.1 names the same skills and their files', () => {
  const older = JSON.parse(read('skills/index.json')) as unknown;
  expect(older).toEqual({
    skills: index.skills.map(({name, description}) => ({name, description, files: ['SKILL.md']})),
  });
});
