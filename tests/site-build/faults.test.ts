import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {buildWarnings} from '../../scripts/lib/build-warnings.mjs';
import {fixtureSite, type FixtureSite} from './fixture.ts';

const built: FixtureSite[] = [];
afterAll(() => built.forEach((site) => site.remove()));

function build(docs: Record<string, string>) {
  const site = fixtureSite(docs);
  built.push(site);
  return site.docusaurus('build');
}

describe('a site with faults that only warn', () => {
  let result: ReturnType<typeof build>;
  let warnings: string[];

  beforeAll(() => {
    result = build({
      'start.mdx': '# Start\n\n[Anchor](./other.mdx#nowhere) and [file](./missing.md)',
      // The address of this page is what the link above falls back to, so that only the missing file is at fault.
      'other.mdx': '---\nslug: /missing.md\n---\n\n# Other',
      'one.mdx': '---\nslug: /same\n---\n\n# One',
      'two.mdx': '---\nslug: /same\n---\n\n# Two',
    });
    warnings = buildWarnings(result.output);
  });

  test('is built', () => {
    expect(result.code, result.output).toBe(0);
  });

  test.each([
    [
      'broken anchor @spec-1.14',
      /broken anchors[\s\S]*source page path = \/docs\/start[\s\S]*#nowhere/,
    ],
    [
      'broken Markdown link @spec-1.13',
      /start\.mdx[\s\S]*\.\/missing\.md|\.\/missing\.md[\s\S]*start\.mdx/,
    ],
    ['duplicate route @spec-1.15', /Duplicate routes[\s\S]*\/docs\/same/],
  ])('and the check of the log finds the %s', (_, expected) => {
    expect(warnings.filter((warning) => expected.test(warning))).toHaveLength(1);
  });
});

describe('a broken link', () => {
  let result: ReturnType<typeof build>;
  beforeAll(() => {
    result = build({
      'start.mdx': '# Start\n\n[Away](/docs/nowhere) and [file](./missing.md)',
    });
  });

  test('fails the build, which names the page and the link @spec-1.12 @spec-8.15 @claim-guides.links @claim-intro.kept-true', () => {
    expect(result.code).toBe(1);
    expect(result.output).toMatch(
      /source page path = \/docs\/start[\s\S]*linking to \/docs\/nowhere/,
    );
  });

  test('is also what a broken Markdown link becomes, when nothing has its address @spec-1.13', () => {
    expect(result.output).toMatch(/\[WARNING\] Markdown link[\s\S]*missing\.md/);
    expect(result.output).toMatch(/broken links found[\s\S]*missing\.md/i);
  });
});
