import type {DeclarationReflection, SomeType} from 'typedoc';
import ts from 'typescript';
import type {ApiValue} from '../model.ts';
import {markdown} from './comments.ts';
import {type Context, sourceOf} from './context.ts';
import {inferredTokens, nodeTokens} from './tokens.ts';

/** Members of a union. A comment before the bar of a member describes it; a documented type needs none. */
export function unionValues(declaration: DeclarationReflection, context: Context): ApiValue[] {
  const union = declaration.type;
  if (union?.type !== 'union') return [];
  const alias = context.symbolOf(declaration)?.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  const nodes = alias && ts.isUnionTypeNode(alias) ? alias.types : undefined;
  return union.types.map((member, index) => ({
    value: nodes?.[index]
      ? nodeTokens(nodes[index], declaration, context)
      : inferredTokens(member, context),
    description: markdown(union.elementSummaries?.[index], declaration, context),
    source: sourceOf(declaration, context.root),
  }));
}

/** Members of a constant object, each with its own comment. */
export function constantValues(declaration: DeclarationReflection, context: Context): ApiValue[] {
  const members =
    declaration.type?.type === 'reflection' ? declaration.type.declaration.children : undefined;
  return (members ?? declaration.children ?? []).map((member) => ({
    name: member.name,
    value: inferredTokens(member.type, context),
    description: markdown(member.comment?.summary, member, context),
    source: sourceOf(member, context.root),
  }));
}

/** The object that `(typeof OBJECT)[keyof typeof OBJECT]` takes its values from. */
export function constantsBehind(type: SomeType | undefined): DeclarationReflection | undefined {
  if (type?.type !== 'indexedAccess' || type.objectType.type !== 'query') return undefined;
  return type.objectType.queryType.reflection as DeclarationReflection | undefined;
}
