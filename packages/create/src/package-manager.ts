/** A program that installs packages. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun';

const MANAGERS: readonly PackageManager[] = ['npm', 'pnpm', 'yarn', 'bun'];

/**
 * The package manager that runs this program. Each names itself in the variable `npm_config_user_agent`.
 *
 * @param userAgent - Value of the variable, such as `pnpm/10.34.9 npm/? node/v20.19.0 linux x64`.
 * @returns Its name, and npm where nothing or another one is named.
 */
export function packageManagerOf(userAgent: string | undefined): PackageManager {
  const [name] = (userAgent ?? '').split('/');
  return MANAGERS.find((manager) => manager === name) ?? 'npm';
}

/** The command that runs one of a project's scripts. `bun test` is a test runner, so Bun needs `run`. */
export function scriptCommand(manager: PackageManager, script: string): string {
  const isShort =
    manager === 'pnpm' || manager === 'yarn' || (manager === 'npm' && script === 'test');
  return isShort ? `${manager} ${script}` : `${manager} run ${script}`;
}
