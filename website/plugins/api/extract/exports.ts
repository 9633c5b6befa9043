import type {DeclarationReflection} from 'typedoc';
import ts from 'typescript';
import {
  type ApiEntry,
  type ApiExport,
  type ApiKind,
  type ApiProperty,
  type TypeToken,
  tokensText,
} from '../model.ts';
import {examplesOf, markdown, summaryOf, tagText} from './comments.ts';
import {type Context, sourceOf} from './context.ts';
import {extendedBy, inheritedOf} from './inherited.ts';
import {parametersOf, propertiesOf, typeParametersOf} from './properties.ts';
import {signatureOf} from './signatures.ts';
import {visibleParts} from './syntax.ts';
import {inferredTokens, namedExports, nodeTokens} from './tokens.ts';
import {ENTITY_TAG, loadTypeDoc} from './typedoc.ts';
import {constantsBehind, constantValues, unionValues} from './values.ts';

const RENDERS = /\b(ReactNode|ReactElement|Element)\b/;

function kindOf(item: DeclarationReflection, returns: readonly TypeToken[]): ApiKind {
  const {ReflectionKind} = loadTypeDoc();
  const type = item.type;
  switch (item.kind) {
    case ReflectionKind.Interface:
      return 'interface';
    case ReflectionKind.Class:
      return 'class';
    case ReflectionKind.Enum:
      return 'constants';
    case ReflectionKind.Function:
      return /^[A-Z]/.test(item.name) && RENDERS.test(tokensText(returns))
        ? 'component'
        : 'function';
    case ReflectionKind.Variable:
      return type?.type === 'reflection' && type.declaration.children ? 'constants' : 'constant';
    default:
      if (constantsBehind(type)) return 'values';
      if (type?.type !== 'union') return 'type';
      return type.types.every((part) => part.type === 'literal') ? 'values' : 'union';
  }
}

/** Defaults that a component's code gives its props: `function Button({size = 'medium'}: ButtonProps)`. */
function defaultsIn(symbol: ts.Symbol | undefined): Record<string, string> {
  const declaration = symbol?.declarations?.find(ts.isFunctionDeclaration);
  const pattern = declaration?.parameters[0]?.name;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return {};
  return Object.fromEntries(
    pattern.elements.flatMap((element) =>
      element.initializer
        ? [[(element.propertyName ?? element.name).getText(), element.initializer.getText()]]
        : [],
    ),
  );
}

function members(item: DeclarationReflection): DeclarationReflection[] {
  const type = item.type;
  if (type?.type === 'reflection') return type.declaration.children ?? [];
  if (type?.type === 'intersection') {
    return type.types.flatMap((part) =>
      part.type === 'reflection' ? (part.declaration.children ?? []) : [],
    );
  }
  return (item.children ?? []).filter(
    (child) => child.type ?? child.signatures ?? child.getSignature,
  );
}

/** Ids of the documented types that an interface extends, or that an alias is an intersection of. */
function basesOf(item: DeclarationReflection, context: Context): string[] {
  const type = item.type;
  const parts = type?.type === 'intersection' ? type.types : (item.extendedTypes ?? []);
  return parts.flatMap((part) =>
    part.type === 'reference' ? (context.idOf(part.reflection) ?? []) : [],
  );
}

const ownFirst = (properties: readonly ApiProperty[]) => [
  ...properties.filter((property) => !property.inherited),
  ...properties.filter((property) => property.inherited),
];

/** One export, without what only the whole model can tell. */
export function convertExport(
  item: DeclarationReflection,
  entry: ApiEntry,
  name: string,
  context: Context,
): ApiExport {
  const [signature] = item.signatures ?? [];
  const comment = item.comment ?? signature?.comment;
  const owner = signature ?? item;
  const symbol = context.symbolOf(item);
  const nodes = declared(symbol);
  const returns = nodes.type
    ? nodeTokens(nodes.type, owner, context)
    : inferredTokens(signature?.type, context);
  const kind = kindOf(item, returns);
  const isObject = kind === 'interface' || kind === 'class' || kind === 'type';
  const properties = isObject ? ownFirst(propertiesOf(members(item), context)) : [];
  const own = new Set(properties.map((property) => property.name));
  const text = {
    category: tagText(comment, '@category', owner, context),
    deprecated: tagText(comment, '@deprecated', owner, context),
    since: tagText(comment, '@since', owner, context),
  };
  const given = Object.entries(text).filter(([, value]) => value !== undefined);
  const behind = constantsBehind(item.type);
  const result: ApiExport = {
    id: `${entry.id}#${name}`,
    entry: entry.id,
    name,
    kind,
    ...(Object.fromEntries(given) as Partial<typeof text>),
    entity: comment?.hasModifier(ENTITY_TAG) ?? false,
    bases: basesOf(item, context),
    ...summaryOf(comment, owner, context),
    signature: symbol ? signatureOf(symbol, context.program) : '',
    imports: [],
    typeParameters: typeParametersOf(
      signature?.typeParameters ?? item.typeParameters,
      nodes.typeParameters,
      context,
    ),
    properties,
    extended: extendedBy(symbol, context),
    inherited: isObject ? inheritedOf(symbol, own, context) : [],
    parameters: signature ? parametersOf(signature.parameters, nodes.parameters, context) : [],
    throws: (comment?.getTags('@throws') ?? []).map((tag) => markdown(tag.content, owner, context)),
    values:
      kind === 'constants' || behind
        ? constantValues(behind ?? item, context)
        : unionValues(item, context),
    examples: examplesOf(comment),
    source: sourceOf(item, context.root),
    references: [],
    usedBy: [],
    defaults: kind === 'component' ? defaultsIn(symbol) : {},
  };
  if (signature) {
    const description = tagText(comment, '@returns', owner, context) ?? '';
    result.returns = {type: returns, description};
  }
  const written = (symbol?.declarations ?? []).flatMap(visibleParts);
  const mentioned = [
    ...written.flatMap((node) => namedExports(node, context)),
    ...[...returns, ...result.properties.flatMap((property) => property.type)].flatMap(
      (token) => token.target ?? [],
    ),
  ];
  result.references = [...new Set(mentioned)].filter((id) => id !== result.id);
  return result;
}

/** The nodes of a declaration that types are read from. */
function declared(symbol: ts.Symbol | undefined) {
  for (const declaration of symbol?.declarations ?? []) {
    if (ts.isFunctionLike(declaration)) {
      return {
        parameters: [...declaration.parameters],
        typeParameters: declaration.typeParameters ?? [],
        type: declaration.type,
      };
    }
    if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
      return {parameters: [], typeParameters: declaration.typeParameters ?? []};
    }
  }
  return {parameters: [], typeParameters: []};
}
