import type {MappingRow, Origin} from '@storefront-toolkit/integration-core';
import {excerptOf, printJson, type Printed, valueAt} from './excerpt';
import {SAMPLES, SUBJECTS, type VendorKey, VENDORS, type VendorSample} from './samples';

/** A field of the contract, and where it comes from. */
export interface ComparedRow {
  /** Path in the contract. */
  readonly to: string;
  /** Path in the payload. `null` where the vendor sends nothing for it. */
  readonly from: string | null;
  readonly origin: Origin;
  readonly note: string | undefined;
  /** Indexes of the lines of both, where they have one. */
  readonly fromLine: number | undefined;
  readonly toLine: number | undefined;
}

/** A vendor's payload, the contract's value, and the fields of both. Each JSON is an excerpt with what the rows name. */
export interface Comparison {
  readonly payload: Printed;
  /** Path in the vendor's answer at which the payload begins. */
  readonly root: string;
  readonly result: Printed;
  readonly rows: readonly ComparedRow[];
}

/** The end of the path of a price at commercetools: the price it is lowered to is beside it. */
const AMOUNT = /\.value\.centAmount$/;

/** A row of a mapping, with whole paths. */
type FieldRow = MappingRow & {readonly to: string};

const joined = (start: string, path: string) => [start, path].filter(Boolean).join('.');

const isAtOrBelow = (path: string, above: string) =>
  path === above || path.startsWith(`${above}.`) || path.startsWith(`${above}[`);

/** The note of a field that the vendor can send, and didn't. */
const ABSENT = 'not in this answer';

const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/** The closest path at or above one that has a value, within the same item of a list. */
function closest(data: unknown, path: string): string | undefined {
  if (valueAt(data, path) !== undefined) return path;
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return parent === '' || parent.endsWith('[]') ? undefined : closest(data, parent);
}

/** The rows of a vendor's mappings for a field. The integrations' tests name texts by the locale that they use. */
function rowsFor(field: string, {parts, result, payload, root}: VendorSample): FieldRow[] {
  const data = valueAt(payload, root);
  const all = parts.flatMap(({mapping, from, to}) =>
    mapping.rows.flatMap((row): FieldRow[] =>
      row.to === null
        ? []
        : [
            {
              ...row,
              to: joined(to, row.to),
              from: row.from === null ? null : joined(from, row.from.replace(/\.de$/, '.en')),
            },
          ],
    ),
  );
  const below = all.filter(({to}) => isAtOrBelow(to, field));
  const [first] = below;
  if (!first) return [{to: field, from: null, origin: 'missing'}];
  const rows = [...new Set(below.map(({to}) => to))].flatMap((to) => {
    const its = below.filter((row) => row.to === to);
    const value = valueAt(result, to);
    const isMissing = to === field && its.some(({origin}) => origin === 'missing');
    if (value === undefined) return isMissing ? its : [];
    const exact = its.filter(({from}) => from === null || valueAt(data, from) !== undefined);
    if (exact.length > 0 || isEmpty(value)) return exact;
    const [{from, ...row}] = its as [FieldRow];
    return [{...row, from: closest(data, from ?? '') ?? from}];
  });
  return rows.length > 0 ? rows : [{...first, to: field, note: ABSENT}];
}

/**
 * Reads a vendor's sample for a component.
 *
 * @param of - Name of the component.
 */
export function compare(of: string, vendor: VendorKey): Comparison {
  const subject = SUBJECTS[of];
  if (!subject) {
    throw new Error(
      `<FromVendor of="${of}"> names a component without samples, so its page would show no payload. ` +
        'Add its fields to SUBJECTS in website/src/components/vendors/samples.ts.',
    );
  }
  const samples: Partial<Record<VendorKey, VendorSample>> = SAMPLES[subject.sample];
  const sample = samples[vendor];
  if (!sample) {
    throw new Error(
      `${VENDORS[vendor]} has no sample of the kind "${subject.sample}", which <FromVendor of="${of}" vendor="${vendor}"> shows. ` +
        'Record its payload and add it to SAMPLES in website/src/components/vendors/samples.ts.',
    );
  }
  const data = valueAt(sample.payload, sample.root);
  if (data === undefined) {
    throw new Error(
      `The payload of ${VENDORS[vendor]} has nothing at ${sample.root}, where the sample "${subject.sample}" begins. ` +
        'Correct `root` in website/src/components/vendors/samples.ts.',
    );
  }
  const rows = subject.fields.flatMap((field) => rowsFor(field, sample));
  const most = subject.wholeLists ? 3 : 1;
  const payload = printJson(
    excerptOf(
      data,
      rows.flatMap(({from}) =>
        from === null ? [] : [subject.wholeLists ? from.split('[]')[0]! : from.replace(AMOUNT, '')],
      ),
      most,
    ),
  );
  const result = printJson(
    excerptOf(
      sample.result,
      rows.map(({to}) => to),
      most,
    ),
  );
  return {
    payload,
    root: sample.root,
    result,
    rows: rows.map(({to, from, origin = 'native', note}) => ({
      to,
      from,
      origin,
      note,
      fromLine: from === null ? undefined : payload.lineOf.get(from),
      toLine: result.lineOf.get(to),
    })),
  };
}
