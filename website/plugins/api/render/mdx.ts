/** Escapes what MDX would read as JSX, an expression or an import. Code keeps its text. */
export function escapeMdx(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) =>
      index % 2
        ? part
        : part.replace(/[{<]/g, '\\$&').replace(/^(import|export)\b/gm, (word) => `\u200b${word}`),
    )
    .join('');
}

/** A fence that is longer than any in the code. */
export function fence(language: string, code: string): string {
  const marks = '`'.repeat(
    Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)),
  );
  return `${marks}${language}\n${code}\n${marks}`;
}

/** Front matter of a page. JSON is YAML. */
export function frontMatter(
  fields: Record<string, string | number | null | readonly string[] | {date: string}>,
): string {
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
