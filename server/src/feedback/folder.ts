import {accessSync, constants, mkdirSync} from 'node:fs';
import {relative, resolve, sep} from 'node:path';

const HOW = 'with --feedback DIR or the variable FEEDBACK_FOLDER';

/**
 * Checks the folder for what readers send before the first of them does, and makes it when there is none.
 *
 * @param root - The served folder.
 * @throws If none is named, if it's in the served folder, or if it can't be written.
 */
export function openFolder(named: string | undefined, root: string): string {
  if (named === undefined) {
    throw new Error(
      `The site takes feedback or events of its readers, and no folder is there for them. Name one ${HOW}, outside of the build, or set "feedback" and "events" to false in website/site.config.ts.`,
    );
  }
  const folder = resolve(named);
  const way = relative(root, folder);
  if (way !== '..' && !way.startsWith(`..${sep}`) && !/^([a-z]:|[\\/])/i.test(way)) {
    throw new Error(
      `The folder ${folder} for messages of readers is in the build, so the server would publish them after its next start, and the next build would remove them. Name one outside of ${root} ${HOW}.`,
    );
  }
  try {
    mkdirSync(folder, {recursive: true, mode: 0o700});
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The folder ${folder} for messages of readers can't be written, so each message would be lost: ${reason}. Give the server's user the right to write there, or name another folder ${HOW}.`,
      {cause: error},
    );
  }
  return folder;
}
