import {dirname, relative, resolve, sep} from 'node:path';
import {root} from '../lib/workspace.mjs';

const SCOPE = '@storefront-toolkit/';

/** Folders that are not published, and so may use the fixtures. */
const EXAMPLE_OR_TEST = /\/examples\/[^/]+$|\.(test|browser)\.tsx?$/;

/** Packages whose `testing` folder plays a vendor, which a storefront's tests use. */
const FAKE = /^packages\/integrations\/[^/]+$/;

/** Tests of a storefront, and the folder beside its code that only tests use. */
const TEST_OF_APP = /\.test\.ts$|\/apps\/[^/]+\/tests\//;

/**
 * Which workspaces each workspace may import. Those that are not named here may import all.
 *
 * @type {Record<string, string[]>}
 */
const ALLOWED = {
  'packages/types': [],
  'packages/theme': ['packages/types'],
  'packages/fixtures': ['packages/types'],
  'packages/ui': ['packages/types', 'packages/theme'],
  'packages/commerce-ui': ['packages/types', 'packages/theme', 'packages/ui'],
  'packages/blocks': ['packages/types', 'packages/theme', 'packages/ui', 'packages/commerce-ui'],
  'packages/mcp': [],
  'packages/create': ['packages/types', 'packages/theme'],
  'packages/integrations': [
    'packages/types',
    'packages/theme',
    'packages/ui',
    'packages/commerce-ui',
  ],
};

/** Packages that all vendors share: an integration may import these, and no other vendor's. */
const SHARED_BY_VENDORS = ['core', 'test-kit', 'cms-core', 'cms-test-kit'].map(
  (name) => `packages/integrations/${name}`,
);

/**
 * The folder of a workspace.
 *
 * @param {string} path Path from the root of the repository.
 */
function workspaceOf(path) {
  const [first = '', second = '', third = ''] = path.split(sep);
  if (second === 'integrations') return `${first}/${second}/${third}`;
  return first === 'packages' ? `${first}/${second}` : first;
}

/**
 * The workspace that has a public name.
 *
 * @param {string} name The name without its scope.
 */
function workspaceNamed(name) {
  const vendor = /^integration-(.+)$/.exec(name)?.[1];
  if (vendor) return `packages/integrations/${vendor}`;
  return {website: 'website', server: 'server'}[name] ?? `packages/${name}`;
}

/**
 * Which workspaces a workspace may import, or `undefined` when it may import all.
 *
 * @param {string} workspace
 */
function allowedIn(workspace) {
  const all = ALLOWED['packages/integrations'] ?? [];
  return workspace.startsWith('packages/integrations/')
    ? [...all, ...SHARED_BY_VENDORS]
    : ALLOWED[workspace];
}

/**
 * Why a file may not import something, or `undefined` when it may.
 *
 * @param {string} filename Absolute path of the importing file.
 * @param {string} specifier The imported module.
 * @returns {string | undefined}
 */
export function forbidden(filename, specifier) {
  const from = workspaceOf(relative(root, filename));
  const isPath = specifier.startsWith('.');
  if (!isPath && !specifier.startsWith(SCOPE)) {
    return specifier.startsWith('@site/') && allowedIn(from) ? siteMessage(from) : undefined;
  }
  const name = specifier.slice(SCOPE.length).split('/')[0] ?? '';
  const target = isPath
    ? workspaceOf(relative(root, resolve(dirname(filename), specifier)))
    : workspaceNamed(name);
  if (target === from) return undefined;
  if (target === 'tests' && /\.(test|browser)\.tsx?$/.test(filename)) return undefined;
  if (target === 'packages/fixtures' && !isPath && EXAMPLE_OR_TEST.test(filename)) return undefined;
  const isPlayed = FAKE.test(target) && specifier.includes('/src/testing/');
  if (from === 'apps' && isPlayed && TEST_OF_APP.test(filename)) return undefined;
  const allowed = allowedIn(from);
  if (allowed && target === 'website') return siteMessage(from);
  if (isPath && target.startsWith('packages/')) {
    return `${target} is another package: import it by its public name, so that what is public stays visible.`;
  }
  if (allowed && !allowed.includes(target)) {
    return `${from} may import ${allowed.join(', ') || 'no other package'}, not ${target}: imports run one way.`;
  }
  return undefined;
}

/** @param {string} from */
function siteMessage(from) {
  return `${from} is used without the site, so it must not import from it.`;
}

/**
 * ESLint rule: packages import each other by public name and one way, and never the site.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const boundaries = {
  meta: {type: 'problem', schema: []},
  create(context) {
    /** @param {{source?: {type: string, value?: unknown} | null}} node */
    const check = ({source}) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = forbidden(context.filename, source.value);
      if (message) context.report({node: source, message});
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
