import options from '@generated/editor/format-options';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import {format as formatWith} from 'prettier/standalone';

/** Formats TSX as the examples are formatted. Throws a SyntaxError for code that can't be read. */
export const format = (code: string): Promise<string> =>
  formatWith(code, {...options, parser: 'babel-ts', plugins: [babel, estree]});
