import {
  type CmsDialect,
  contentModels,
  fieldsOf,
  type Notation,
} from '@storefront-toolkit/integration-cms-core';
import {fieldOf} from '@storefront-toolkit/integration-core';
import {
  pathOf,
  replaceAt,
  stepsBelow,
  valueAt,
  WRONG,
} from '@storefront-toolkit/integration-test-kit';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {isDeepStrictEqual} from 'node:util';
import {describe, expect, it} from 'vitest';
import type {CmsClaims} from './claims.ts';
import {hostEntry, hostOf} from './hosts.ts';
import {type Encoder, fullFields} from './samples.ts';

interface Dialect {
  readonly dialect: CmsDialect;
  readonly encoder: Encoder;
  readonly notation: Notation;
  readonly claims: CmsClaims;
}

type Steps = readonly (string | number)[];

/** The value of a field that an editor leaves empty. Nothing is lost with it. */
const isEmpty = (wrong: unknown) =>
  wrong === null ||
  wrong === undefined ||
  wrong === '' ||
  (typeof wrong === 'object' && Object.keys(wrong).length === 0);

/** Paths of all values of a result. */
const pathsOf = (value: unknown) => new Set(stepsBelow(value).map(pathOf));

/** Reads an entry, and hears what is left out. */
function readerOf({dialect}: Dialect, name: string) {
  const source = {vendor: dialect.vendor, kind: 'cms', operation: 'getPage'} as const;
  const model = contentModels.find((candidate) => candidate.name === name);
  return (raw: unknown) => {
    const problems: IntegrationProblem[] = [];
    const report = (problem: IntegrationProblem) => problems.push(problem);
    const entry = dialect.entry(fieldOf(raw, source));
    if (!entry || !model) throw new Error(`There is no entry of the type ${name}.`);
    const result = model.read(entry, {dialect, blocks: {}, ancestors: [], report});
    return {result, problems};
  };
}

const isReported = (problems: readonly IntegrationProblem[]) =>
  problems.some(({path, reason, missing}) => path && reason && missing);

/** Steps to the item of a list in which an object is, or to the object itself where it is in no list. */
function stepsToItem(raw: unknown, object: unknown, inList: boolean): Steps {
  const steps = stepsBelow(raw).find((candidate) => valueAt(raw, candidate) === object) ?? [];
  const index = steps.findLastIndex((step) => typeof step === 'number');
  return inList && index >= 0 ? steps.slice(0, index + 1) : steps;
}

/** Replaces everything in one entry of three by wrong values, and has the page or layout around it read. */
function spoilOneOfThree(under: Dialect, name: string) {
  const {encoder} = under;
  const host = hostOf(name);
  if (!host) throw new Error(`Nothing holds entries of the type ${name}.`);
  const more = name === 'Video' ? {provider: 'YouTube', noSpeech: false} : {};
  const second = encoder.entry('spoiled', name, {...fullFields(name, 2, encoder), ...more});
  const raw = hostEntry(host, name, second, encoder);
  const read = readerOf(under, host.model);
  const clean = read(raw).result as never;
  const spoiled = host.found(clean).length === 1 ? 0 : 1;
  const siblings = host.found(clean).filter((_item, index) => index !== spoiled);
  const known = pathsOf(host.found(clean)[spoiled]);
  const within = stepsToItem(raw, second, name !== 'Footer' && name !== 'Video');
  const faults: string[] = [];
  let payloads = 0;
  for (const below of [[], ...stepsBelow(valueAt(raw, within))]) {
    for (const wrong of WRONG) {
      const steps = [...within, ...below];
      const right = valueAt(raw, steps);
      // The other of two values is none that is wrong.
      if (Object.is(right, wrong) || (typeof right === 'boolean' && wrong === true)) continue;
      payloads++;
      const where = `${pathOf(below)} = ${wrong === undefined ? 'absent' : JSON.stringify(wrong)}`;
      try {
        const {result, problems} = read(replaceAt(raw, steps, wrong));
        const found = host.found(result as never);
        const others = siblings.every((item) => found.some((one) => isDeepStrictEqual(one, item)));
        if (!others) faults.push(`${where}: other items are lost or changed`);
        if (!isDeepStrictEqual(host.rest(result as never), host.rest(clean))) {
          faults.push(`${where}: something outside of the list is lost or changed`);
        }
        const own = found.find((item) => !siblings.some((one) => isDeepStrictEqual(one, item)));
        // An entry of a type that is not known is left to the vendor's component, which gets all of it.
        if (JSON.stringify(own ?? null).includes('"VendorRendered"')) continue;
        const left = pathsOf(own);
        const lost = [...known].filter((path) => !left.has(path));
        if (lost.length > 0 && !isEmpty(wrong) && !isReported(problems)) {
          faults.push(`${where}: ${lost[0] ?? ''} is lost without a report`);
        }
      } catch (error) {
        faults.push(`${where}: the ${host.model} is lost, ${String(error)}`);
      }
    }
  }
  return {faults, payloads, siblings};
}

/** Fields without which there is no page, layout, navigation or theme. */
const ESSENTIAL = ['slug', 'title', 'layout', 'body', 'productSlug', 'productSku', 'productId'];

/** Replaces each field that a thing may do without by wrong values, and has it read. */
function spoilFields(under: Dialect, name: string) {
  const {encoder, notation} = under;
  const raw = encoder.entry('whole', name, fullFields(name, 1, encoder));
  const read = readerOf(under, name);
  const known = [...pathsOf(read(raw).result)];
  const model = contentModels.find((candidate) => candidate.name === name);
  const fields = model ? fieldsOf(model) : [];
  const faults: string[] = [];
  let payloads = 0;
  for (const field of fields.filter((candidate) => !ESSENTIAL.includes(candidate.name))) {
    for (const wrong of WRONG) {
      payloads++;
      const where = `${field.name} = ${wrong === undefined ? 'absent' : JSON.stringify(wrong)}`;
      try {
        const {result, problems} = read(
          replaceAt(raw, notation.field(field.name).split('.'), wrong),
        );
        const left = pathsOf(result);
        const lost = known.filter((path) => !left.has(path));
        if (lost.length > 0 && !isEmpty(wrong) && !isReported(problems)) {
          faults.push(`${where}: ${lost[0] ?? ''} is lost without a report`);
        }
      } catch (error) {
        faults.push(`${where}: the ${name} is lost, ${String(error)}`);
      }
    }
  }
  return {faults, payloads};
}

/** The tests that one bad part costs no page and no layout, over all content types. */
export function describeIsolation(under: Dialect): void {
  const {vendor} = under.dialect;
  const claim = under.claims.onePart;
  describe(`${vendor} with one bad part`, () => {
    const parts = contentModels.map(({name}) => name).filter((name) => hostOf(name));

    it.each(parts)(`keeps the page or layout around a bad %s, and reports it ${claim}`, (name) => {
      const {faults, payloads, siblings} = spoilOneOfThree(under, name);
      expect(faults).toEqual([]);
      expect(payloads).toBeGreaterThan(20);
      expect(siblings).toHaveLength(name === 'Footer' ? 0 : 2);
    });

    it.each(['Page', 'SimpleContentPage', 'ProductPage', 'Layout', 'Navigation', 'Theme'])(
      `keeps a %s with a bad field, and reports it ${claim}`,
      (name) => {
        const {faults, payloads} = spoilFields(under, name);
        expect(faults).toEqual([]);
        expect(payloads).toBeGreaterThan(8);
      },
    );
  });
}
