import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Response} from '@playwright/test';
import {buildDir} from './site.ts';

/** A file that the server sent to a page. */
export interface Transfer {
  path: string;
  type: string;
  /** Size of the body as it travels, in bytes. */
  bytes: number;
  encoding: string;
}

/** The weight of a response: the precompressed file, when the server sent that, else the file itself. Nothing for data in an address. */
export function transfer(response: Response): Transfer | undefined {
  const {pathname, protocol} = new URL(response.url());
  if (protocol === 'data:') return undefined;
  const type = response.request().resourceType();
  const encoding = response.headers()['content-encoding'] ?? 'none';
  const served = type === 'document' ? join(pathname, 'index.html') : pathname;
  const file = join(buildDir, served + (encoding === 'br' ? '.br' : ''));
  return {path: pathname, type, bytes: existsSync(file) ? statSync(file).size : Infinity, encoding};
}

/** A number of bytes, for a reader. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
