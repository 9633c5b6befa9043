import {resolve} from 'node:path';
import {type Choices, DEFAULTS} from './choices.ts';
import {projectFiles} from './project.ts';
import {packageNameOf, writeProject} from './write.ts';

export type {Choices, Framework, Vendor} from './choices.ts';

/**
 * Makes a storefront project, as the program does, without questions. It installs nothing.
 *
 * @param folder - Folder of the project. Its name becomes that of the package.
 * @param choices - The choices that differ from those of `--yes`: Vite, sample products, English, and the theme's own color.
 * @returns Paths of the files, in the project.
 * @throws If the folder isn't empty or can't be written, or a choice can't be used. Nothing is left then.
 */
export function createProject(folder: string, choices: Partial<Choices> = {}): readonly string[] {
  const target = resolve(folder);
  const files = projectFiles(packageNameOf(target), {...DEFAULTS, ...choices});
  writeProject(target, files);
  return [...files.keys()];
}
