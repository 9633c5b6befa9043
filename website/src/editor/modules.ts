import addresses from '@generated/editor/addresses';

const {modules} = addresses;

/** The name under which a module is known: its public name, or the path of a file beside the example's. */
const nameOf = (name: string, path: string) =>
  name.startsWith('.') ? new URL(name, `file:///${path}`).pathname.slice(1) : name;

/**
 * Finds modules for an example.
 *
 * @param path - Path of the example's file, from the root of the repository.
 * @returns Function that gives the address of a module, or `undefined` for one that can't be imported.
 */
export function findModules(path: string): (name: string) => string | undefined {
  return (name) => {
    const known = nameOf(name, path);
    return Object.hasOwn(modules, known) ? modules[known] : undefined;
  };
}
