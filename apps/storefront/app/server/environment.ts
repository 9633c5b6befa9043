/** Variables, such as those of `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The values of variables that are needed.
 *
 * @throws If one isn't set, with the names of all that aren't.
 */
export function variables<Name extends string>(
  environment: Environment,
  vendor: string,
  ...names: Name[]
): Record<Name, string> {
  const missing = names.filter((name) => !environment[name]?.trim());
  if (missing.length > 0) {
    throw new Error(
      `VENDOR is ${vendor}, but the environment has no ${missing.join(', ')}, so your store can't be read. Copy ` +
        '.env.example to .env, fill it in, and start again. To see the shop with example products, leave out VENDOR.',
    );
  }
  const entries = names.map((name) => [name, environment[name]?.trim()]);
  return Object.fromEntries(entries) as Record<Name, string>;
}
