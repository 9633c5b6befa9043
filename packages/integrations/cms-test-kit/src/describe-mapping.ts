import {
  type CmsDialect,
  contentModels,
  fieldsOf,
  type Notation,
  mappingsOf,
  type ReadContext,
} from '@storefront-toolkit/integration-cms-core';
import {fieldOf} from '@storefront-toolkit/integration-core';
import {checkMapping, readWrongPayloads} from '@storefront-toolkit/integration-test-kit';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {CmsClaims} from './claims.ts';
import {describeIsolation} from './describe-isolation.ts';
import {problemsOf} from './problems.ts';
import {
  type Encoder,
  fullFields,
  isNeeded,
  rivalsOf,
  type SampleFields,
  sampleOf,
} from './samples.ts';

/** A vendor's notation for the content model, and its readers. */
export interface NormalizerUnderTest {
  /** Reads. */
  readonly dialect: CmsDialect;
  /** Writes. */
  readonly encoder: Encoder;
  /** Names. */
  readonly notation: Notation;
  /** Names of the claims that the tests prove. */
  readonly claims: CmsClaims;
}

/** The tests of what needs no server: every content type, read from what the vendor sends. */
export function describeNormalizer({
  dialect,
  encoder,
  notation,
  claims,
}: NormalizerUnderTest): void {
  describeIsolation({dialect, encoder, notation, claims});
  const source = {vendor: dialect.vendor, kind: 'cms', operation: 'getPage'} as const;
  const context: ReadContext = {dialect, blocks: {}, ancestors: [], report: () => undefined};

  describe.each(contentModels)(`${dialect.vendor} reads $name`, (model) => {
    const read = (raw: unknown) => {
      const entry = dialect.entry(fieldOf(raw, source));
      if (!entry) throw new Error("The sample isn't an entry.");
      return model.read(entry, context);
    };
    const mapping = mappingsOf(notation).find(({raw}) => raw === notation.model(model.name))!;
    const write = (fields: SampleFields) => encoder.entry('entry-1', model.name, fields);
    const full = {
      ...fullFields(model.name, 1, encoder),
      ...(model.name === 'Video' && {provider: 'YouTube', noSpeech: false}),
    };

    it.each(fieldsOf(model))(`with $name where the mapping says ${claims.mapping}`, (field) => {
      const without = rivalsOf(model.name, field.name);
      const kept = Object.entries(full).filter(([name]) => !without.includes(name));
      const needed: SampleFields =
        {hash: {provider: 'Vimeo'}, noSpeech: {noSpeech: true}}[field.name] ?? {};
      const fields = {...Object.fromEntries(kept), ...needed};
      const from = notation.field(field.name);
      const rows = mapping.rows.filter((row) => row.from === from);
      // A sample is written as part of an entry, because some vendors write references apart from fields.
      const other = write({...fields, [field.name]: sampleOf(field, 2, encoder, model.name)});
      const sample = from
        .split('.')
        .reduce<unknown>((held, key) => (held as Record<string, unknown>)[key], other);
      expect(rows).not.toEqual([]);
      const wrong = checkMapping({...mapping, rows}, write(fields), read, {[from]: sample});
      expect(wrong.filter((line) => !line.includes('no row says'))).toEqual([]);
    });

    it(`with nothing that the mapping leaves out ${claims.mapping}`, () => {
      // Set without a field of the entry: the kind of page or block, and what a store reads by itself.
      const set = ['type', 'custom', 'id', 'updatedAt'];
      const rows = [...mapping.rows.map(({to}) => to), ...set].map((to) => ({to, from: null}));
      const unmapped = checkMapping({...mapping, rows}, write(full), read);
      expect(unmapped.filter((line) => line.includes('no row says'))).toEqual([]);
    });

    it('and names the field that is wrong', () => {
      const {faults, payloads} = readWrongPayloads(
        write(full),
        (raw) => {
          const entry = dialect.entry(fieldOf(raw, source));
          return entry ? model.read(entry, context) : undefined;
        },
        problemsOf,
      );
      expect(faults).toEqual([]);
      expect(payloads).toBeGreaterThan(20);
    });

    it('whatever valid entry it gets', () => {
      const fields = fieldsOf(model).map((field) => {
        const value = fc
          .integer({min: 1, max: 8})
          .map((seed) => sampleOf(field, seed, encoder, model.name));
        return [field.name, isNeeded(field) ? value : fc.option(value, {nil: undefined})] as const;
      });
      fc.assert(
        fc.property(fc.record(Object.fromEntries(fields)), (record) => {
          const filled = Object.entries(record).filter(([, value]) => value !== undefined);
          expect(problemsOf(read(write(Object.fromEntries(filled))))).toEqual([]);
        }),
        {numRuns: 30},
      );
    });
  });
}
