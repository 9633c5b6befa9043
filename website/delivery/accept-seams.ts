import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Seam, SEAMS} from './seams';

/** The text of a file that somebody has read, with the version of its package. */
export interface Reading {
  version: string;
  /** Digest of the file's text, in hexadecimal. */
  sha256: string;
}

const RECORD = path.join(__dirname, 'seams.json');
const COMMAND = 'npx tsx website/delivery/accept-seams.ts';

/** Folder of the installed packages. */
export const MODULES = path.join(__dirname, '../../node_modules');

const packageOf = (file: string) => /^(?:@[^/]+\/)?[^/]+/.exec(file)![0];

/** The installed text of a file, or `undefined` when the package has no such file. */
export function readNow(file: string): Reading | undefined {
  const place = path.join(MODULES, file);
  if (!existsSync(place)) return undefined;
  const manifest = path.join(MODULES, packageOf(file), 'package.json');
  return {
    version: (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version,
    sha256: createHash('sha256').update(readFileSync(place)).digest('hex'),
  };
}

/** The accepted digests, by file. */
export const accepted = (): Record<string, Reading> =>
  JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Reading>;

/** The change to the text of a file, and the command that shows it. */
function difference(file: string, before: Reading | undefined, now: Reading | undefined): string[] {
  const name = packageOf(file);
  if (!now) return [`${file} is gone.`];
  if (!before) return [`${file} was never accepted.`];
  if (before.version === now.version) {
    return [
      `${file} is not the text of ${name} ${now.version} that was accepted.`,
      'The version is the same, so somebody edited the installed file. Run: npm ci',
    ];
  }
  const versions = [before, now].map(({version}) => `--diff=${name}@${version}`).join(' ');
  return [
    `${file} changed from ${name} ${before.version} to ${now.version}.`,
    `See what changed: npm diff ${versions} ${file.slice(name.length + 1)}`,
  ];
}

/** Why somebody has to look at a file, and how, or `undefined` when its text is the one that was accepted. */
export function changeOf(
  {use, look}: Seam,
  file: string,
  before: Reading | undefined,
  now: Reading | undefined,
): string | undefined {
  if (before && before.sha256 === now?.sha256) return undefined;
  return [
    ...difference(file, before, now),
    `Used for: ${use}`,
    `Look at: ${look}`,
    `Then accept it: ${COMMAND}`,
  ].join('\n  ');
}

/** Records the installed texts of all seams as accepted. */
function accept() {
  const files = [...new Set(SEAMS.flatMap((seam) => seam.files))].sort();
  const readings = files.map((file) => {
    const now = readNow(file);
    if (now) return [file, now] as const;
    throw new Error(
      `${file} is not in node_modules, so there is nothing to accept. Find what took its place, and name that in ` +
        'website/delivery/seams.ts.',
    );
  });
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(readings), null, 2)}\n`);
}

if (process.argv[1] === __filename) accept();
