import {existsSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {readJson, root} from '../lib/workspace.mjs';

/** Files that no storefront and no build runs: they may use what the root of the repository declares, such as Vitest. */
const TEST = /\.(test|browser)\.tsx?$|\/(testing|generate)\//;

/** The workspaces, the longest paths first. The root, whose path is empty, comes last. */
const WORKSPACES = /^(packages\/integrations\/[^/]+|packages\/[^/]+|apps\/[^/]+|server|website)\//;

/** @type {Map<string, Set<string>>} */
const known = new Map();

/**
 * Names of the packages that a workspace declares, its own name among them.
 *
 * @param {string} workspace Path from the root of the repository, empty for the root.
 */
function declaredBy(workspace) {
  const names = known.get(workspace);
  if (names) return names;
  const manifest = readJson(join(workspace, 'package.json'));
  const {name, dependencies, devDependencies, peerDependencies} = manifest;
  const found = Object.keys({...dependencies, ...devDependencies, ...peerDependencies});
  const result = new Set([name, ...found]);
  known.set(workspace, result);
  return result;
}

/**
 * Name of the package that a module is imported from, or `undefined` for a path, a module of Node or an alias of a bundler.
 *
 * @param {string} workspace
 * @param {string} specifier
 */
function packageOf(workspace, specifier) {
  const name = /^(@[\w.-]+\/)?[\w][\w.-]*(?=\/|$)/.exec(specifier)?.[0];
  const folders = [root, join(root, workspace)].map((folder) => join(folder, 'node_modules'));
  const installed = (/** @type {string} */ candidate) =>
    folders.some((folder) => existsSync(join(folder, candidate)));
  return name && (installed(name) || installed(typesOf(name))) ? name : undefined;
}

/** @param {string} name */
const typesOf = (name) => `@types/${name.replace(/^@/, '').replace('/', '__')}`;

/**
 * Why a file may not import something, or `undefined` when it may.
 *
 * @param {string} filename Absolute path of the importing file.
 * @param {string} specifier The imported module.
 * @returns {string | undefined}
 */
export function undeclared(filename, specifier) {
  const path = relative(root, filename).split(sep).join('/');
  const workspace = WORKSPACES.exec(path)?.[1] ?? '';
  const name = packageOf(workspace, specifier);
  if (!name) return undefined;
  // The root links all workspaces.
  if (workspace === '' && /^(?:@storefront-toolkit\/|create-storefront-toolkit$)/.test(name)) {
    return undefined;
  }
  const places = TEST.test(path) ? [workspace, ''] : [workspace];
  const declares = places.some((place) => {
    const names = declaredBy(place);
    return names.has(name) || names.has(typesOf(name));
  });
  if (declares) return undefined;
  const manifest = join(workspace, 'package.json');
  return (
    `${manifest} does not declare ${name}. It is here because another package brings it, so an update of that one can ` +
    `take it away. Add it: npm install ${name}${workspace && ` -w ${workspace}`}`
  );
}

/**
 * ESLint rule: a workspace declares the packages that it imports.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const declared = {
  meta: {type: 'problem', schema: []},
  create(context) {
    /** @param {any} source The node of what is imported. */
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = undeclared(context.filename, source.value);
      if (message) context.report({node: source, message});
    };
    return {
      ImportDeclaration: ({source}) => check(source),
      ImportExpression: ({source}) => check(source),
      ExportNamedDeclaration: ({source}) => check(source),
      ExportAllDeclaration: ({source}) => check(source),
      CallExpression({callee, arguments: [first]}) {
        const isRequire =
          callee.type === 'Identifier'
            ? callee.name === 'require'
            : callee.type === 'MemberExpression' &&
              callee.property.type === 'Identifier' &&
              callee.property.name === 'resolve';
        if (isRequire) check(first);
      },
    };
  },
};
