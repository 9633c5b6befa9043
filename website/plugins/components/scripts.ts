import {writeFileSync} from 'node:fs';
import path from 'node:path';

/** The part of the bundler's chunk that says what is in it. */
interface Chunk {
  readonly name?: string | undefined;
  /** Names of the groups that it is of. */
  readonly idNameHints: Iterable<string>;
  readonly files: ReadonlySet<string>;
}

/** The part of the bundler's compiler that calls back after a build. The framework's types name another bundler. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap: (name: string, act: (stats: {compilation: {chunks: Iterable<Chunk>}}) => void) => void;
    };
  };
}

/** File beside the generated modules with the paths of the scripts of examples and components, below the base URL. */
const TOOLKIT_SCRIPTS = 'toolkit-scripts.json';

const isToolkit = ({name = '', idNameHints}: Chunk) =>
  name.startsWith('toolkit') || [...idNameHints].includes('toolkit');

/**
 * A plugin of the bundler that lists the scripts with the code of examples and components. Their names are numbers, as those
 * of all scripts, so that tests could not tell them from the application's.
 *
 * @param folder - Absolute path of the folder for {@link TOOLKIT_SCRIPTS}.
 */
export const listToolkitScripts = (folder: string) => ({
  apply(compiler: unknown) {
    (compiler as Compiler).hooks.done.tap('list-toolkit-scripts', ({compilation}) => {
      const files = Array.from(compilation.chunks)
        .filter(isToolkit)
        .flatMap((chunk) => [...chunk.files])
        .filter((file) => file.endsWith('.js'));
      if (files.length === 0) {
        throw new Error(
          'No script has the code of an example, so tests could not tell the application’s scripts. ' +
            'Adapt website/plugins/components/scripts.ts to how the bundler names chunks.',
        );
      }
      writeFileSync(path.join(folder, TOOLKIT_SCRIPTS), JSON.stringify(files.sort()));
    });
  },
});
