import {parseArgs} from 'node:util';
import {type Choices, COLORS, FRAMEWORKS, VENDORS} from './choices.ts';
import {readColor} from './color.ts';
import {readLanguage} from './language.ts';

/** Text of `--help`. */
export const USAGE = `Makes a storefront project with Storefront Toolkit. It downloads nothing: you install the packages afterwards.

  npm create storefront-toolkit@latest [folder] -- [options]

  --framework ${Object.keys(FRAMEWORKS).join('|')}
  --vendor ${Object.keys(VENDORS).join('|')}
  --language <tag>   language of the pages and format of prices, such as en-IE or de-CH
  --color <color>    ${Object.keys(COLORS).join(', ')}, or a color such as #6d28d9
  --yes              takes the default of each option that is not given
  --help             prints this text
  --version          prints the version, which is that of the packages

On a terminal, it asks for what is not given.
`;

/** The arguments of a call. */
export interface Options extends Partial<Choices> {
  /** Folder of the project, as it was written. */
  folder?: string;
  yes: boolean;
  help: boolean;
  version: boolean;
}

/** One of the values of an option. */
function oneOf<Value extends string>(
  option: string,
  value: string,
  allowed: Readonly<Record<Value, unknown>>,
): Value {
  const known = Object.keys(allowed) as Value[];
  const found = known.find((one) => one === value);
  if (found) return found;
  throw new Error(`--${option} doesn't know "${value}". Pass one of: ${known.join(', ')}.`);
}

/** The words of an error of `parseArgs`, without its advice about arguments that begin with a hyphen. */
const firstSentence = (message: string) => message.split('. To specify')[0]?.replace(/\.?$/, '.');

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        framework: {type: 'string'},
        vendor: {type: 'string'},
        language: {type: 'string'},
        color: {type: 'string'},
        yes: {type: 'boolean', short: 'y', default: false},
        help: {type: 'boolean', short: 'h', default: false},
        version: {type: 'boolean', short: 'v', default: false},
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${firstSentence(message)} Nothing was written.`, {cause: error});
  }
}

/**
 * Reads the arguments of a call.
 *
 * @throws If an option is unknown, or a value can't be used.
 */
export function readOptions(args: readonly string[]): Options {
  const {values, positionals} = parse(args);
  const [folder, ...more] = positionals;
  if (more.length > 0) {
    throw new Error(
      `Only one folder can be made, and ${positionals.join(', ')} are ${positionals.length}. Pass one.`,
    );
  }
  const {framework, vendor, language, color, yes, help, version} = values;
  return {
    yes,
    help,
    version,
    ...(folder !== undefined && {folder}),
    ...(framework !== undefined && {framework: oneOf('framework', framework, FRAMEWORKS)}),
    ...(vendor !== undefined && {vendor: oneOf('vendor', vendor, VENDORS)}),
    ...(language !== undefined && {language: readLanguage(language).tag}),
    ...(color !== undefined && {color: readColor(color)}),
  };
}
