import path from 'node:path';
import {siteAddress} from '../../package-metadata/metadata';
import {escaped} from '../../plugins/twins/lists';
import type {PublishedPackage} from '../../plugins/workspace/packages';
import type {PageGroup} from './groups';
import type {ArchivePage} from './pages';

/** Most bytes of an `AGENTS.md`. */
export const MOST_BYTES = 8192;

const linkTo = ({title, file}: ArchivePage) => `- [${escaped(title)}](docs/${file})`;

/** Lists pages as lines of Markdown. */
type Form = (pages: readonly ArchivePage[]) => string[];

const linked: Form = (pages) => pages.map(linkTo);

const described: Form = (pages) =>
  pages.map((page) => `${linkTo(page)}${page.description && `: ${page.description}`}`);

/** Pages by their names alone, a line for each folder. Indexes are listed in another form. */
function namesOf(pages: readonly ArchivePage[], ofIndexes: Form): string[] {
  const isIndex = ({file}: ArchivePage) => path.posix.basename(file) === 'index.md';
  const others = pages.filter((page) => !isIndex(page));
  const folders = [...new Set(others.map(({file}) => path.posix.dirname(file)))];
  return [
    ...ofIndexes(pages.filter(isIndex)),
    ...folders.map((folder) => {
      const own = others.filter(({file}) => path.posix.dirname(file) === folder);
      const names = own.map(({file}) => path.posix.basename(file, '.md'));
      return `- \`${path.posix.join('docs', folder)}/<name>.md\`: ${names.join(', ')}`;
    }),
  ];
}

/** Ways to list pages, the one that says most first. */
const FORMS: readonly Form[] = [
  described,
  linked,
  (pages) => namesOf(pages, described),
  (pages) => namesOf(pages, linked),
];

/** The import paths, with the package's name once. */
function importsOf({name, entryPoints}: PublishedPackage): string {
  const paths = entryPoints.map((entry) => entry.slice(name.length + 1));
  if (paths.every((entry) => entry === '')) return `Import from \`${name}\`.`;
  return `Import from \`${name}/<path>\`, where the path is one of: ${paths.filter(Boolean).join(', ')}.`;
}

/** The parts of a package's index. */
export interface AgentsParts {
  about: PublishedPackage;
  rules: readonly string[];
  groups: readonly PageGroup[];
}

/**
 * Writes a package's index for agents: imports, rules, and the pages in its `docs`, in the longest form that fits into
 * {@link MOST_BYTES}.
 *
 * @throws If no form fits.
 */
export function agentsText({about, rules, groups}: AgentsParts): string {
  const {name, version, description} = about;
  const before = [
    `# ${name}`,
    `${description} This file and \`docs/\` describe version ${version}, the one that is installed.`,
    `## Import\n\n${importsOf(about)} \`README.md\` says what to install.`,
    ...(rules.length > 0 ? [`## Rules\n\n${rules.map((rule) => `- ${rule}`).join('\n')}`] : []),
  ];
  const after = [
    '## More',
    `- All packages: ${siteAddress}llms.txt\n` +
      `- Search, examples, and a check of your code, offline: the MCP server \`npx -y @storefront-toolkit/mcp\` (${siteAddress}for-agents.md)`,
  ];
  for (const form of FORMS) {
    const lists = groups.flatMap(({label, pages}) => {
      if (pages.length === 0) return [];
      return [...(label ? [`### ${label}`] : []), form(pages).join('\n')];
    });
    const text = `${[...before, '## Docs', ...lists, ...after].join('\n\n')}\n`;
    if (Buffer.byteLength(text) <= MOST_BYTES) return text;
  }
  throw new Error(
    `The AGENTS.md of ${name} would have more than ${MOST_BYTES} bytes, even with the names of its pages alone, so it can't be ` +
      'written. Give FORMS in website/delivery/archives/agents.ts a shorter form.',
  );
}
