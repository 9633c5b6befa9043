import type {KnipConfig} from 'knip';

/** Files that a style sheet uses: its imports, and those that its addresses name. `source.css` is written by builds. */
function stylesheetImports(text: string): string {
  const named = text.matchAll(
    /@(?:import|reference|plugin)\s+['"]([^'"]+)['"]|url\(['"]([^'"]+)['"]\)/g,
  );
  return [...named]
    .map(([, sheet, file]) => sheet ?? file ?? '')
    .filter((name) => !name.endsWith('/source.css'))
    .map((name) => `import '${name}';`)
    .join('\n');
}

/** Files of a package in which knip reads imports. */
const SOURCES = 'src/**/*.{ts,tsx,css}';

export default {
  // A type that describes the props or the result of an exported function is part of it.
  ignoreExportsUsedInFile: {interface: true, type: true},
  compilers: {css: stylesheetImports},
  // The tests of the templates belong to the projects that they make.
  ignore: ['packages/create/templates/**'],
  workspaces: {
    '.': {
      // `scripts/checks.mjs` names these programs, and knip reads no data.
      entry: [
        'scripts/*.mjs',
        'scripts/checks/*.mjs',
        'tests/fences/check.ts',
        'bench/search/{check,main}.ts',
      ],
      project: ['*.{js,ts}', '{scripts,tests,bench,conformance}/**/*.{mjs,ts,tsx,css,mdx}'],
      ignoreDependencies: ['cspell'],
      ignoreBinaries: ['nginx', 'caddy', 'xdotool', 'Xvfb'],
    },
    'packages/theme': {project: [SOURCES]},
    'packages/types': {project: [SOURCES]},
    // Data and drawings: no examples, tables or browser tests.
    'packages/fixtures': {project: [SOURCES]},
    'packages/mcp': {
      entry: ['evaluation/main.ts'],
      project: ['{src,evaluation}/**/*.{ts,css}'],
    },
    'packages/create': {project: [SOURCES]},
    // Folders of a pack hold code of storefronts.
    'packages/migrations': {project: [SOURCES, 'packs/*/*.ts']},
    'packages/blocks': {
      // Loaded by the pages of blocks.
      entry: ['src/*/examples/*.tsx'],
      project: [SOURCES],
      // Class names use its tokens, and no import shows it.
      ignoreDependencies: ['@storefront-toolkit/theme'],
    },
    'packages/*': {
      // Examples, keyboard tables and states tables are loaded by the component pages.
      entry: ['src/**/examples/*.tsx', 'src/**/{keyboard,states}.ts', 'src/**/*.browser.ts'],
      project: [SOURCES],
    },
    // Loaded by `node --import`.
    'apps/storefront': {entry: ['tests/vendors/answer.ts']},
    'packages/integrations/*': {project: [SOURCES]},
    server: {entry: ['src/{load,report}/main.ts'], project: [SOURCES]},
    website: {
      // Docusaurus finds these by their place, or by a string of its configuration.
      entry: [
        '{docs,blog}/**/*.mdx',
        'src/pages/**/*.{tsx,mdx}',
        'src/theme/**/*.{ts,tsx}',
        'delivery/browser/*.ts',
        // Bundled by the step beside it.
        'delivery/mcp/search-engine.ts',
        // A CommonJS module whose exports others take from its default import.
        'delivery/counted.cjs',
        'src/css/*.css',
        'plugins/*/{index,check,check-sizes,report}.ts',
        'plugins/*/*.cjs',
        'plugins/*/theme/**/*.tsx',
        // The plugins of the same names replace other modules by these.
        'delivery/browser/document/{DocRoot.tsx,preload.ts}',
        'delivery/browser/head/Helmet.tsx',
        'src/twins/collect.tsx',
        'delivery/emit/lean-client/{history,tslib}.ts',
        // Bundled by plugins/frames.
        'src/editor/{main,formatter}.ts',
        'src/editor/frame/{main,early}.ts',
        'src/editor/types/worker.ts',
        // Run in a process of its own by the file beside it.
        'plugins/frames/types/main.ts',
        'src/editor/editor.css',
        // Read as text by the finish of the build, or by the plugin beside it.
        'delivery/browser/start/{color-mode,fonts,start,touches}.ts',
        // Bundled by `delivery/emit/page/scripts.ts`.
        'delivery/browser/readers/{events,form}.ts',
        // Bundled by `delivery/emit/offline/scripts.ts`, which reads the style sheet as text.
        'delivery/browser/offline/{control,remove,worker}.ts',
        'delivery/browser/offline/control.css',
        'plugins/*/*.css',
        'src/components/api/diagram.css',
        'package-metadata/write.ts',
        // Named by the script that runs before a package is packed.
        'delivery/archives/main.ts',
        // Files of the application that the guides make, which tests read from the pages.
        'guides/installation/src/**',
        // Named in a list, like the examples of components.
        'src/islands/*/{ThemeEditor,VendorSwitch}.tsx',
      ],
      project: ['**/*.{ts,tsx,mts,cjs,css,mdx}'],
      // The worker's bundle has it in place of `node:path`.
      ignoreDependencies: ['pathe'],
    },
  },
} satisfies KnipConfig;
