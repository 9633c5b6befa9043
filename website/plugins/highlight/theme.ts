import type {ThemeRegistration} from 'shiki/core';

/**
 * Token classes and the TextMate scopes that get them. A longer scope wins over a shorter one.
 * Text of no class (variables, punctuation, plain text) has the color of ink and costs no element.
 * The colors of the classes are in website/src/css/code.css.
 */
export const tokenScopes = {
  't-com': ['comment', 'punctuation.definition.comment', 'meta.diff.header', 'meta.diff.index'],
  't-str': [
    'string',
    'punctuation.definition.string',
    'markup.inline.raw',
    'markup.fenced_code.block punctuation.definition.markdown',
    'constant.other.symbol',
    'string.regexp keyword',
    'string.regexp keyword.operator',
    'string.regexp constant',
    'string.regexp punctuation',
  ],
  't-kw': [
    'keyword',
    'storage',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'keyword.operator.word',
    'variable.language',
    'entity.name.directive',
    'punctuation.definition.directive',
    'punctuation.definition.keyword.css',
    'entity.name.function.directive',
  ],
  't-fn': [
    'entity.name.function',
    'support.function',
    'variable.function',
    'entity.name.function.macro',
    'meta.function-call.generic',
    'entity.name.command',
    'entity.name.section',
    'markup.heading',
    'meta.diff.range',
    'entity.name.fragment',
  ],
  't-type': [
    'entity.name.type',
    'entity.name.class',
    'entity.name.namespace',
    'entity.name.scope-resolution',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.built-in',
    'storage.type.primitive',
    'storage.type.numeric.go',
    'storage.type.string.go',
    'storage.type.boolean.go',
    'storage.type.error.go',
    'entity.name.package',
    'meta.attribute.rust',
  ],
  't-par': ['variable.parameter', 'meta.parameter variable', 'variable.other.normal.shell'],
  't-prop': [
    'support.type.property-name',
    'meta.object-literal.key',
    'variable.object.property',
    'entity.name.tag.yaml',
    'punctuation.support.type.property-name',
    'variable.graphql',
    'entity.name.variable.field',
  ],
  't-num': [
    'constant',
    'constant.numeric',
    'constant.language',
    'constant.character.escape',
    'keyword.other.unit',
    'support.constant',
    'variable.other.constant.property',
    'variable.other.enummember',
  ],
  't-tag': ['entity.name.tag', 'support.class.component'],
  't-attr': [
    'entity.other.attribute-name',
    'entity.other.attribute-name.class.css',
    'meta.decorator variable',
    'meta.decorator entity.name.function',
    'punctuation.decorator',
    'entity.name.function.decorator',
    'markup.underline.link',
  ],
  't-ins': ['markup.inserted', 'punctuation.definition.inserted'],
  't-del': ['markup.deleted', 'punctuation.definition.deleted'],
  't-b': ['markup.bold'],
  't-i': ['markup.italic'],
  '': [
    'meta.embedded',
    'meta.template.expression',
    'string meta.embedded',
    'punctuation',
    'keyword.operator',
    'meta.brace',
    'meta.bracket',
    'storage.type.function.arrow',
    'storage.modifier.reference',
    'storage.modifier.pointer',
    'punctuation.definition.tag',
    'punctuation.section.embedded',
    'punctuation.definition.template-expression',
    'beginning.punctuation.definition.list',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A token's class, or `''` for the color of ink. */
export type TokenClass = keyof typeof tokenScopes;

const classes = Object.keys(tokenScopes) as TokenClass[];

const placeholder = (index: number) =>
  `#${(index + 1).toString(16).padStart(6, '0').toUpperCase()}`;

const classOfColor = new Map(classes.map((name, index) => [placeholder(index), name]));

/**
 * A theme whose colors are only names: a highlighter gives each token one color, and {@link tokenClass} turns it into
 * a class.
 */
export const placeholderTheme: ThemeRegistration = {
  name: 'placeholder',
  type: 'light',
  fg: '#000000',
  bg: '#FFFFFF',
  settings: classes.map((name, index) => ({
    scope: [...tokenScopes[name]],
    settings: {foreground: placeholder(index)},
  })),
};

/** The class of a token that the highlighter gave this placeholder color. */
export function tokenClass(color: string | undefined): TokenClass {
  return (color && classOfColor.get(color.toUpperCase())) || '';
}
