import type {
  Comment,
  DeclarationReflection,
  ParameterReflection,
  Reflection,
  SignatureReflection,
  SomeType,
  TypeParameterReflection,
} from 'typedoc';
import ts from 'typescript';
import {type ApiProperty, type TypeToken, tokensText} from '../model.ts';
import {defaultOf, markdown, tagText} from './comments.ts';
import {type Context, sourceOf} from './context.ts';
import {isForeign, symbolAt} from './syntax.ts';
import {inferredTokens, joined, nodeTokens} from './tokens.ts';

/** The parts of a property's comment. */
function described(comment: Comment | undefined, owner: Reflection, context: Context) {
  const optional = {
    default: defaultOf(comment, owner, context),
    deprecated: tagText(comment, '@deprecated', owner, context),
    since: tagText(comment, '@since', owner, context),
  };
  const given = Object.entries(optional).filter(([, text]) => text !== undefined);
  return {
    description: [
      markdown(comment?.summary, owner, context),
      tagText(comment, '@remarks', owner, context) ?? '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    ...(Object.fromEntries(given) as Partial<typeof optional>),
    source: sourceOf(owner, context.root),
  };
}

/** The members of an inline object, also behind arrays, `readonly` and `null`; with the suffix that their names get. */
function inlineMembers(type: SomeType | undefined, suffix = ''): [DeclarationReflection[], string] {
  switch (type?.type) {
    case 'reflection':
      return [type.declaration.children ?? [], suffix];
    case 'array':
      return inlineMembers(type.elementType, `${suffix}[]`);
    case 'typeOperator':
      return inlineMembers(type.target, suffix);
    case 'union': {
      const parts = type.types.filter(
        (part) =>
          part.type !== 'literal' && !(part.type === 'intrinsic' && part.name === 'undefined'),
      );
      return parts.length === 1 ? inlineMembers(parts[0], suffix) : [[], suffix];
    }
    default:
      return [[], suffix];
  }
}

/** The types that a declaration has in its source, and whether they still contain `T` of a generic base. */
function writtenType(child: DeclarationReflection, context: Context): ts.TypeNode | undefined {
  const declaration = context.symbolOf(child)?.declarations?.[0];
  if (!declaration || isForeign(declaration)) return undefined;
  const node =
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isGetAccessor(declaration)
      ? declaration.type
      : undefined;
  const isGeneric = node && child.inheritedFrom && mentionsTypeParameter(node, context);
  return isGeneric ? undefined : node;
}

function mentionsTypeParameter(node: ts.Node, context: Context): boolean {
  const checker = context.program.getTypeChecker();
  if (ts.isTypeReferenceNode(node)) {
    const declaration = symbolAt(node.typeName, checker)?.declarations?.[0];
    if (declaration && ts.isTypeParameterDeclaration(declaration)) return true;
  }
  return ts.forEachChild(node, (child) => mentionsTypeParameter(child, context)) ?? false;
}

/** The values of an optional property besides `undefined`, which its question mark says already. */
function optionalTokens(node: ts.TypeNode, owner: Reflection, context: Context): TypeToken[] {
  const isUndefined = ({kind}: ts.TypeNode) => kind === ts.SyntaxKind.UndefinedKeyword;
  if (!ts.isUnionTypeNode(node) || !isUndefined(node.types[node.types.length - 1]!)) {
    return nodeTokens(node, owner, context);
  }
  const [first, second] = node.types;
  if (first && second && isUndefined(second)) {
    return nodeTokens(ts.isParenthesizedTypeNode(first) ? first.type : first, owner, context);
  }
  const tokens = nodeTokens(node, owner, context);
  return tokens.map((token, index) =>
    index === tokens.length - 1
      ? {...token, text: token.text.replace(/ \| undefined$/, '')}
      : token,
  );
}

/** A method as a function type: `(id: string) => Promise<Cart>`. */
function methodTokens(child: DeclarationReflection, context: Context): TypeToken[] {
  const declaration = context.symbolOf(child)?.declarations?.find(ts.isFunctionLike);
  if (!declaration) return inferredTokens(child.type, context);
  const parameters = declaration.parameters.map((parameter) => [
    {text: ts.isIdentifier(parameter.name) ? parameter.name.text : 'props'},
    {text: parameter.questionToken || parameter.initializer ? '?: ' : ': '},
    ...(parameter.type ? nodeTokens(parameter.type, child, context) : [{text: 'unknown'}]),
  ]);
  const result = declaration.type
    ? nodeTokens(declaration.type, child, context)
    : inferredTokens(child.signatures?.[0]?.type, context);
  return [{text: '('}, ...joined(parameters, ', '), {text: ') => '}, ...result];
}

/** A method is documented like a property; its parameters follow the description. */
function methodText(signature: SignatureReflection, context: Context): string {
  const parameters = (signature.parameters ?? []).flatMap((parameter) => {
    const text = markdown(parameter.comment?.summary, parameter, context).replace(/\s*\n\s*/g, ' ');
    return text ? [`- \`${parameterName(parameter.name)}\`: ${text}`] : [];
  });
  const returns = tagText(signature.comment, '@returns', signature, context);
  const throws = (signature.comment?.getTags('@throws') ?? []).map(
    (tag) => `Throws: ${markdown(tag.content, signature, context)}`,
  );
  return [parameters.join('\n'), returns ? `Returns: ${returns}` : '', ...throws]
    .filter(Boolean)
    .join('\n\n');
}

function method(child: DeclarationReflection, signature: SignatureReflection, context: Context) {
  const text = described(signature.comment ?? child.comment, signature, context);
  const more = text.description ? methodText(signature, context) : '';
  return {
    ...text,
    description: [text.description, more].filter(Boolean).join('\n\n'),
    type: methodTokens(child, context),
  };
}

/** Properties of an object type, those of inline objects after their owner. */
export function propertiesOf(
  children: readonly DeclarationReflection[],
  context: Context,
  prefix = '',
): ApiProperty[] {
  return children.flatMap((child): ApiProperty[] => {
    const name = prefix + child.name;
    const [signature] = child.signatures ?? [];
    const own = {
      name,
      optional: child.flags.isOptional,
      ...(child.inheritedFrom ? {inherited: true} : {}),
    };
    if (signature) return [{...own, ...method(child, signature, context)}];
    const node = writtenType(child, context);
    const type = child.type ?? child.getSignature?.type;
    const [members, suffix] = inlineMembers(child.type);
    return [
      {
        ...own,
        type: node
          ? (own.optional ? optionalTokens : nodeTokens)(node, child, context)
          : inferredTokens(type, context),
        ...described(child.comment ?? child.getSignature?.comment, child, context),
      },
      ...propertiesOf(members, context, `${name}${suffix}.`),
    ];
  });
}

/** A destructured parameter has no name of its own. */
const parameterName = (name: string) => (name.startsWith('__') ? 'props' : name);

/** Parameters of a function, with the nodes that declare them. */
export function parametersOf(
  parameters: readonly ParameterReflection[] | undefined,
  nodes: readonly ts.ParameterDeclaration[],
  context: Context,
): ApiProperty[] {
  return (parameters ?? []).map((parameter, index) => {
    const node = nodes[index]?.type;
    return {
      name: parameterName(parameter.name),
      type: node ? nodeTokens(node, parameter, context) : inferredTokens(parameter.type, context),
      optional: parameter.flags.isOptional || parameter.defaultValue !== undefined,
      ...(parameter.defaultValue ? {default: parameter.defaultValue} : {}),
      ...described(parameter.comment, parameter, context),
    };
  });
}

/** Type parameters, with their bound as type. */
export function typeParametersOf(
  parameters: readonly TypeParameterReflection[] | undefined,
  nodes: readonly ts.TypeParameterDeclaration[],
  context: Context,
): ApiProperty[] {
  return (parameters ?? []).map((parameter, index) => {
    const {constraint, default: standard} = nodes[index] ?? {};
    return {
      name: parameter.name,
      type: constraint
        ? [{text: 'extends '}, ...nodeTokens(constraint, parameter, context)]
        : [{text: 'any type'}],
      optional: standard !== undefined,
      ...described(parameter.comment, parameter, context),
      ...(standard ? {default: tokensText(nodeTokens(standard, parameter, context))} : {}),
    };
  });
}
