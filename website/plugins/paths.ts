import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of the site. */
export const SITE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Folder of the repository. */
export const ROOT = path.dirname(SITE);
