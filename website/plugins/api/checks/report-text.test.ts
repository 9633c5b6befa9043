import {describe, expect, it} from 'vitest';
import type {ApiModel} from '../model.ts';
import {exportOf} from '../testing/export-of.ts';
import {reportChanges, reportText} from './report-text.ts';

const PACKAGE = '@storefront-toolkit/types';

function modelOf(...signatures: [name: string, signature: string][]): ApiModel {
  const entry = {id: `${PACKAGE}/config`, package: PACKAGE, folder: '', name: 'config', file: ''};
  return {
    entries: [entry],
    exports: signatures.map(([name, signature]) => exportOf(name, {signature})),
    problems: [],
  };
}

describe('reportText', () => {
  it('sorts exports by name and shows their signatures', () => {
    const text = reportText(
      modelOf(['B', 'export type B = 1;'], ['A', 'export type A = 2;']),
      PACKAGE,
    );
    expect(text).toContain(
      '## @storefront-toolkit/types/config\n\n### A\n\n```ts\nexport type A = 2;',
    );
    expect(text.indexOf('### A')).toBeLessThan(text.indexOf('### B'));
  });

  it('lists what comes from a base, which the signature does not show', () => {
    const model = modelOf(['A', 'export interface A extends Hidden {}']);
    const [item] = model.exports;
    item?.properties.push({
      name: 'size',
      type: [{text: "'small'"}],
      optional: true,
      inherited: true,
      description: '',
      source: {file: '', line: 1},
    });
    expect(reportText(model, PACKAGE)).toContain("Inherited:\n\n- `size?: 'small'`");
  });
});

describe('reportChanges', () => {
  const before = reportText(modelOf(['A', 'type A = 1;'], ['B', 'type B = 1;']), PACKAGE);

  it('is empty for a report that is up to date', () => {
    expect(reportChanges(before, before)).toEqual([]);
  });

  it('shows a change under the heading of its export', () => {
    const after = reportText(modelOf(['A', 'type A = 1;'], ['B', 'type B = 2;']), PACKAGE);
    expect(reportChanges(before, after)).toEqual(['  ### B', '- type B = 1;', '+ type B = 2;']);
  });

  it('shows an export that is gone', () => {
    const after = reportText(modelOf(['B', 'type B = 1;']), PACKAGE);
    expect(reportChanges(before, after)).toContain('- type A = 1;');
  });
});
