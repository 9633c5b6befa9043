import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {byVersion, laterSince} from '../api/since';
import {ROOT} from '../paths';

/** A part of a component, behind its doc comment. */
const PART = /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?export function [A-Z]\w*/g;

/**
 * The version that brought a component: the earliest `@since` of its parts. A component with a part that has none is as old as the
 * packages.
 *
 * @param folder - Its folder, as a path from the root.
 * @param root - Root of the repository.
 * @returns Nothing for the first version.
 */
export function sinceOf(folder: string, root: string = ROOT): string | undefined {
  const files = readdirSync(path.join(root, folder)).filter((file) => /^[A-Z]\w*\.tsx$/.test(file));
  const parts = files.flatMap((file) => [
    ...readFileSync(path.join(root, folder, file), 'utf8').matchAll(PART),
  ]);
  const versions = parts.map(([, comment = '']) => /@since (\S+)/.exec(comment)?.[1]);
  if (versions.includes(undefined)) return undefined;
  return laterSince((versions as string[]).sort(byVersion)[0]);
}
