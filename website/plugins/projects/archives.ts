import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {projectFiles, type ProjectExample, type ProjectKit} from '../../src/editor/project';
import {findBlocks, findComponents} from '../components/catalog';
import {ROOT} from '../paths';
import {binaryPictures} from './kit';

/** Folder of the archives, below the base URL. */
export const ARCHIVES = 'examples';

/** A moment that zip can write, so that the same sources make the same bytes. */
const MOMENT = new Date(1980, 0, 1);

type Bytes = Readonly<Record<string, Uint8Array>>;

/**
 * The project of an example as a zip archive, in a folder of its name.
 *
 * @param pictures - The sample data's pictures that aren't text, by their paths in a project. It has those whose format the code names.
 */
export function archiveOf(kit: ProjectKit, example: ProjectExample, pictures: Bytes): Uint8Array {
  const files = projectFiles(kit, example);
  const folder = example.id.replaceAll('/', '-');
  // The sample data itself names drawings alone.
  const named = Object.entries(pictures).filter(([file]) =>
    example.code.includes(path.extname(file).slice(1)),
  );
  const texts = Object.entries(files).map(([file, text]) => [file, strToU8(text)] as const);
  const entries = [...texts, ...named].map(
    ([file, bytes]) => [`${folder}/${file}`, bytes] as const,
  );
  return zipSync(Object.fromEntries(entries), {mtime: MOMENT, level: 9});
}

/** Writes the archive of each example into a built site. */
export function writeArchives(outDir: string, kit: ProjectKit) {
  const pictures = binaryPictures();
  for (const {id, path: file} of [...findComponents(), findBlocks()].flatMap(
    ({examples}) => examples,
  )) {
    const code = readFileSync(path.join(ROOT, file), 'utf8');
    const target = path.join(outDir, ARCHIVES, `${id}.zip`);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, archiveOf(kit, {id, path: file, code}, pictures));
  }
}
