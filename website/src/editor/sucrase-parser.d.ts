/** Sucrase's own parser. Its package keeps the types elsewhere. */
declare module 'sucrase/dist/esm/parser' {
  export interface Token {
    type: number;
    /** Index of its first character. */
    start: number;
    /** Index behind its last character. */
    end: number;
  }
  export function parse(
    input: string,
    isJSXEnabled: boolean,
    isTypeScriptEnabled: boolean,
    isFlowEnabled: boolean,
  ): {tokens: Token[]};
}

declare module 'sucrase/dist/esm/parser/tokenizer/types' {
  export const TokenType: Readonly<
    Record<
      | '_for'
      | '_while'
      | 'parenL'
      | 'parenR'
      | 'braceL'
      | 'braceR'
      | 'dollarBraceL'
      | 'semi'
      | 'string',
      number
    >
  >;
}
