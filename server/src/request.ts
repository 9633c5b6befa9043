import {maxTargetLength} from './redirects.ts';
import type {Encoding, SiteFile} from './site-files.ts';

/** A request target that was understood, or the status that answers it. */
export type Target = {path: string; query: string} | {status: 400 | 414};

/**
 * Takes a request target apart. The path is decoded; the query is kept as it came, with its question mark.
 * A path that is badly encoded, holds a null byte or climbs with dot segments is answered with 400.
 */
export function parseTarget(target: string): Target {
  if (target.length > maxTargetLength) return {status: 414};
  // Clients may name the whole URL, as if to a proxy (RFC 9112, section 3.2.2).
  const local = target.replace(/^https?:\/\/[^/?#]*(?=\/)/i, '');
  const mark = local.indexOf('?');
  const rawPath = mark < 0 ? local : local.slice(0, mark);
  const query = mark < 0 ? '' : local.slice(mark);
  if (!rawPath.startsWith('/')) return {status: 400};
  let path;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return {status: 400};
  }
  if (path.includes('\0') || /(?:^|\/)\.\.?(?:\/|$)/.test(path)) return {status: 400};
  return {path, query};
}

/**
 * The best of the encodings that exist and that the client accepts (RFC 9110, section 12.5.3).
 * Our order decides between accepted ones; a weight of zero refuses.
 */
export function chooseEncoding(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const accepted = new Map<string, boolean>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    accepted.set(name, weight === undefined || Number(weight) > 0);
  }
  return available.find((encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false);
}

/** The entity tag of one variant of a file. */
export function entityTag(file: SiteFile, encoding: Encoding | undefined): string {
  return encoding ? `"${file.digest}-${encoding}"` : `"${file.digest}"`;
}

/** Whether the client holds this very content already (RFC 9110, section 13.1). */
export function isFresh(
  headers: {'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined},
  tag: string,
  lastModified: string,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((text) => ['*', tag].includes(text.trim().replace(/^W\//, '')));
  }
  return Date.parse(lastModified) <= Date.parse(headers['if-modified-since'] ?? '');
}

/** Positions of the first and the last byte that are asked for. The last one may be behind the end. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The range that a `Range` header asks for, or `undefined` if the whole file is to be sent, which RFC 9110 allows for
 * any range: several ranges, and a first byte alone, are never worth their answer on such small files.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count > 0 ? {start: size - count, end: size - 1} : undefined;
  }
  const range = {start: Number(first), end: last === '' ? Infinity : Number(last)};
  return range.end > 0 && range.start <= range.end ? range : undefined;
}
