import type {Comment, CommentDisplayPart, Reflection} from 'typedoc';
import type {ApiExample} from '../model.ts';
import {type Context, sourceOf} from './context.ts';

/** Address of the export or property that a reflection is, in the form that texts of the model use. */
function linkTarget(reflection: Reflection, context: Context): string | undefined {
  const id = context.idOf(reflection);
  if (id) return `api:${id}`;
  const owner = context.idOf(reflection.parent);
  return owner && `api:${owner}~${reflection.name}`;
}

/** TypeDoc finds what a file imports. A comment may also name an export of another entry point, which only an import for the compiler's sake would bring in. */
function linkByName(name: string, context: Context): string | undefined {
  const id = context.idOfName(name);
  return id && `api:${id}`;
}

function partText(part: CommentDisplayPart, owner: Reflection, context: Context): string {
  if (part.kind !== 'inline-tag') return part.text;
  const text = part.tag === '@linkcode' ? `\`${part.text}\`` : part.text;
  if (typeof part.target === 'string') return `[${text}](${part.target})`;
  const target =
    part.target && 'isProject' in part.target
      ? linkTarget(part.target, context)
      : linkByName(part.text, context);
  if (target) return `[${text}](${target})`;
  context.problems.push({
    ...sourceOf(owner, context.root),
    what: `{${part.tag} ${part.text}} in the comment of ${owner.name} leads to nothing that is exported.`,
    mend: 'Name an export of a documented package, or write the name as `code`.',
  });
  return text;
}

/** Parts of a comment as Markdown. */
export function markdown(
  parts: readonly CommentDisplayPart[] | undefined,
  owner: Reflection,
  context: Context,
): string {
  return (parts ?? [])
    .map((part) => partText(part, owner, context))
    .join('')
    .trim();
}

/** Text of the first block tag of a name, or `undefined` when there is none. */
export function tagText(
  comment: Comment | undefined,
  tag: `@${string}`,
  owner: Reflection,
  context: Context,
): string | undefined {
  const content = comment?.getTag(tag)?.content;
  return content && markdown(content, owner, context);
}

/** The default that a comment names, as code: TypeDoc makes a fence of it. */
export function defaultOf(comment: Comment | undefined, owner: Reflection, context: Context) {
  const text =
    tagText(comment, '@default', owner, context) ??
    tagText(comment, '@defaultValue', owner, context);
  return text
    ?.replace(/^```\w*\n([\s\S]*?)\n```$/, '$1')
    .replace(/^`([^`]*)`$/, '$1')
    .trim();
}

/** The `@example` tags. The text before the fence is the title. */
export function examplesOf(comment: Comment | undefined): ApiExample[] {
  return (comment?.getTags('@example') ?? []).map((tag) => {
    const fence = tag.content.find((part) => part.kind === 'code');
    const match = /^```(\w+)[^\n]*\n([\s\S]*?)\n?```$/.exec(fence?.text ?? '');
    const title = tag.name ?? tag.content.find((part) => part.kind === 'text')?.text.trim();
    return {
      ...(title ? {title} : {}),
      language: match?.[1] ?? '',
      code: match?.[2] ?? fence?.text ?? '',
    };
  });
}

/** Splits a comment into its first paragraph and the rest. */
export function summaryOf(comment: Comment | undefined, owner: Reflection, context: Context) {
  const [summary = '', ...more] = markdown(comment?.summary, owner, context).split(/\n{2,}/);
  const remarks = tagText(comment, '@remarks', owner, context);
  return {
    summary: summary.replace(/\n/g, ' '),
    remarks: [...more, ...(remarks ? [remarks] : [])].join('\n\n'),
  };
}
