const labels: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  jsx: 'JSX',
  swift: 'Swift',
  kotlin: 'Kotlin',
  c: 'C',
  cpp: 'C++',
  rust: 'Rust',
  go: 'Go',
  python: 'Python',
  graphql: 'GraphQL',
  json: 'JSON',
  jsonc: 'JSON with comments',
  bash: 'Shell',
  css: 'CSS',
  html: 'HTML',
  yaml: 'YAML',
  diff: 'Diff',
  md: 'Markdown',
  mdx: 'MDX',
  nginx: 'nginx',
  docker: 'Dockerfile',
  text: 'Text',
};

/** The name of a language, as readers know it. */
export function languageLabel(language: string): string {
  return labels[language] ?? language;
}
