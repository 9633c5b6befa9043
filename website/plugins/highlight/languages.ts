import type {LanguageRegistration} from 'shiki/core';

/** A language that a fence may name. */
export interface Language {
  /** Every name that a fence may use for it. The first is the one its code block carries. */
  names: readonly [string, ...string[]];
  /** Module of the grammar, or `null` for plain text. */
  grammar: string | null;
}

/** A grammar module of Shiki: the language and those that it embeds. */
export interface GrammarModule {
  default: LanguageRegistration[];
}

/** The languages of the site's fences. All grammars are read when the first fence needs one. */
export const languages: readonly Language[] = [
  {names: ['ts', 'typescript', 'mts', 'cts'], grammar: 'shiki/langs/typescript.mjs'},
  {names: ['tsx'], grammar: 'shiki/langs/tsx.mjs'},
  {names: ['js', 'javascript', 'mjs', 'cjs'], grammar: 'shiki/langs/javascript.mjs'},
  {names: ['jsx'], grammar: 'shiki/langs/jsx.mjs'},
  {names: ['swift'], grammar: 'shiki/langs/swift.mjs'},
  {names: ['kotlin', 'kt'], grammar: 'shiki/langs/kotlin.mjs'},
  {names: ['c', 'h'], grammar: 'shiki/langs/c.mjs'},
  {names: ['cpp', 'c++'], grammar: 'shiki/langs/cpp.mjs'},
  {names: ['rust', 'rs'], grammar: 'shiki/langs/rust.mjs'},
  {names: ['go'], grammar: 'shiki/langs/go.mjs'},
  {names: ['python', 'py'], grammar: 'shiki/langs/python.mjs'},
  {names: ['graphql', 'gql'], grammar: 'shiki/langs/graphql.mjs'},
  {names: ['json'], grammar: 'shiki/langs/json.mjs'},
  {names: ['jsonc'], grammar: 'shiki/langs/jsonc.mjs'},
  {names: ['bash', 'sh', 'shell', 'zsh'], grammar: 'shiki/langs/bash.mjs'},
  {names: ['css'], grammar: 'shiki/langs/css.mjs'},
  {names: ['html'], grammar: 'shiki/langs/html.mjs'},
  {names: ['yaml', 'yml'], grammar: 'shiki/langs/yaml.mjs'},
  {names: ['diff'], grammar: 'shiki/langs/diff.mjs'},
  {names: ['md', 'markdown'], grammar: 'shiki/langs/markdown.mjs'},
  {names: ['mdx'], grammar: 'shiki/langs/mdx.mjs'},
  {names: ['nginx'], grammar: 'shiki/langs/nginx.mjs'},
  {names: ['docker', 'dockerfile'], grammar: 'shiki/langs/docker.mjs'},
  {names: ['text', 'txt'], grammar: null},
];

/**
 * Finds a language by any of its names.
 *
 * @throws when no language has the name: such a fence would silently lose its colors.
 */
export function findLanguage(name: string, where: string): Language {
  const language = languages.find(({names}) => names.includes(name.toLowerCase()));
  if (!language) {
    const known = languages.map(({names}) => names.join('/')).join(', ');
    throw new Error(
      `${where}: no highlighter knows the language "${name}", so the code would have no colors. ` +
        `Use one of: ${known}; or add the grammar to website/plugins/highlight/languages.ts.`,
    );
  }
  return language;
}
