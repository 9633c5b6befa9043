import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ApiModel} from '../model.ts';
import {exportOf} from '../testing/export-of.ts';
import {DATA_FOLDER, type Manifest} from './manifest.ts';
import {writeReference} from './write.ts';

const CONFIG = '@storefront-toolkit/types/config';
const source = {file: '', line: 1};

const model: ApiModel = {
  entries: [
    {
      id: CONFIG,
      package: '@storefront-toolkit/types',
      folder: 'packages/types',
      name: 'config',
      file: '',
    },
  ],
  exports: [
    exportOf('Offer', {
      properties: [
        {
          name: 'kind',
          type: [{text: 'Kind', target: `${CONFIG}#Kind`}, {text: ' | null'}],
          optional: true,
          default: 'null',
          deprecated: 'Gone *soon*.',
          description: `One of \`Kind\`.\n\n- see [Kind](api:${CONFIG}#Kind)`,
          source,
        },
      ],
      inherited: [{element: 'button', except: ['type']}],
    }),
    exportOf('Kind', {
      kind: 'values',
      values: [{value: [{text: "'in-stock'"}], description: 'Here.', source}],
    }),
    exportOf('Attributes', {
      kind: 'constants',
      values: [{name: 'busy', value: [{text: "'data-busy'"}], description: 'Busy.', source}],
    }),
  ],
  problems: [],
};

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(site, {recursive: true}));

const folder = () => path.join(site, 'docs/packages/types/config/reference');

function dataOf(table: keyof Manifest, name: string): unknown {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(site, DATA_FOLDER, file), 'utf8')) as unknown;
  const manifest = read('manifest.json') as Manifest;
  return read(manifest[table][`${CONFIG}#${name}`] ?? '');
}

describe('writeReference', () => {
  it('writes the pages and the data of tables', async () => {
    expect(await writeReference(model, site, [])).toBe(4);
    expect(readdirSync(folder()).sort()).toEqual([
      'Attributes.mdx',
      'Kind.mdx',
      'Offer.mdx',
      'index.mdx',
    ]);
    const href = '/docs/packages/types/config/reference/Kind';
    expect(dataOf('PropertiesTable', 'Offer')).toEqual({
      caption: 'Properties of Offer',
      heading: 'Property',
      rows: [
        {
          id: 'prop-kind',
          name: 'kind',
          type: [{text: 'Kind', href}, {text: ' | null'}],
          required: false,
          default: 'null',
          deprecated: ['Gone ', {tag: 'em', children: ['soon']}, '.'],
          description: [
            {tag: 'p', children: ['One of ', {tag: 'code', children: ['Kind']}, '.']},
            {
              tag: 'ul',
              children: [{tag: 'li', children: ['see ', {tag: 'a', href, children: ['Kind']}]}],
            },
          ],
        },
      ],
      inherited: [
        'Also takes every attribute of ',
        {tag: 'code', children: ['<button>']},
        ' except ',
        {tag: 'code', children: ['type']},
        '.',
      ],
    });
    expect(dataOf('ConstantsTable', 'Kind')).toEqual({
      caption: 'Values of Kind',
      rows: [{id: 'value-in-stock', value: [{text: "'in-stock'"}], description: ['Here.']}],
    });
  });

  it('shows constants as they are used, without quotes', async () => {
    await writeReference(model, site, []);
    expect(dataOf('ConstantsTable', 'Attributes')).toMatchObject({
      rows: [{id: 'value-data-busy', name: 'busy', value: [{text: 'data-busy'}]}],
    });
  });

  it('removes pages of what is gone and leaves prose alone', async () => {
    const gone = path.join(site, 'docs/packages/types/gone/reference');
    mkdirSync(gone, {recursive: true});
    mkdirSync(folder(), {recursive: true});
    for (const file of [`${gone}/Old.mdx`, `${folder()}/Old.mdx`, `${gone}/../index.mdx`]) {
      writeFileSync(file, 'text');
    }
    await writeReference(model, site, []);
    expect(readdirSync(folder())).not.toContain('Old.mdx');
    expect(readdirSync(gone)).toEqual([]);
    expect(readdirSync(path.dirname(gone))).toContain('index.mdx');
  });

  it('says on the page of a contract which vendors fill it @claim-vendors.matrix', async () => {
    const mapping = {contract: 'Offer', raw: 'Deal', rows: [{to: 'kind', from: 'type'}]};
    await writeReference(model, site, [{key: 'acme', title: 'Acme', mappings: [mapping]}]);
    const pageOf = (name: string) => readFileSync(path.join(folder(), `${name}.mdx`), 'utf8');
    expect(pageOf('Offer')).toContain('## Vendors');
    expect(pageOf('Offer')).toContain('<CapabilityMatrix of="Offer" />');
    expect(pageOf('Kind')).not.toContain('Vendors');
    const written = readFileSync(path.join(site, DATA_FOLDER, 'matrices.json'), 'utf8');
    expect(JSON.parse(written)).toEqual({
      Offer: {
        vendors: [{key: 'acme', title: 'Acme'}],
        rows: [{field: 'kind', origins: ['native']}],
      },
    });
  });

  it('refuses a mapping of a contract that is no type', async () => {
    const mapping = {contract: 'Ofer', raw: 'Deal', rows: [{to: 'kind', from: 'type'}]};
    const vendors = [{key: 'acme', title: 'Acme', mappings: [mapping]}];
    await expect(writeReference(model, site, vendors)).rejects.toThrow(
      "A vendor's mapping is of the contract Ofer, and no type has that name",
    );
  });

  it('does not touch a file that has not changed', async () => {
    await writeReference(model, site, []);
    const file = path.join(folder(), 'Offer.mdx');
    const before = statSync(file).mtimeMs;
    await writeReference(model, site, []);
    expect(statSync(file).mtimeMs).toBe(before);
  });
});
