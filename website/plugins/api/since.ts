/** The first version of the packages. No part says that it came with this one. */
const FIRST_VERSION = '0.1.0';

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** Tells whether the text of `@since` is a version that a release can have. */
export const isRelease = (since: string): boolean => VERSION.test(since);

const numbersOf = (version: string) => (VERSION.exec(version) ?? []).slice(1).map(Number);

/** Sorts versions, the earliest first. */
export function byVersion(one: string, other: string): number {
  const [first, second] = [numbersOf(one), numbersOf(other)];
  const at = first.findIndex((number, index) => number !== second[index]);
  return at < 0 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}

/** The version in `@since`, if it's later than the first one. Readers of other versions have no use for it. */
export const laterSince = (since: string | undefined): string | undefined =>
  since !== undefined && isRelease(since) && byVersion(since, FIRST_VERSION) > 0
    ? since
    : undefined;
