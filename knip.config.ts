import type {KnipConfig} from 'knip';

/** What a style sheet uses: its imports, and the files that its addresses name. */
function stylesheetImports(text: string): string {
  const named = text.matchAll(
    /@(?:import|reference|plugin)\s+['"]([^'"]+)['"]|url\(['"]([^'"]+)['"]\)/g,
  );
  return [...named].map(([, sheet, file]) => `import '${sheet ?? file ?? ''}';`).join('\n');
}

export default {
  // A type that describes the props or the result of an exported function is part of it.
  ignoreExportsUsedInFile: {interface: true, type: true},
  compilers: {css: stylesheetImports},
  workspaces: {
    '.': {
      // `scripts/checks.mjs` names these programs, and knip reads no data.
      entry: [
        'scripts/*.mjs',
        'scripts/checks/*.mjs',
        'tests/fences/check.ts',
        'bench/search/{check,main}.ts',
      ],
      project: [
        '*.{js,ts}',
        'scripts/**/*.{mjs,ts}',
        'tests/**/*.{ts,tsx}',
        'bench/**/*.ts',
        'conformance/**/*.ts',
      ],
      ignoreDependencies: ['cspell'],
      ignoreBinaries: ['nginx'],
    },
    'packages/theme': {project: ['src/**/*.css']},
    'packages/types': {project: ['src/**/*.ts']},
    'packages/*': {
      // Examples and keyboard tables are loaded by the component pages.
      entry: ['src/**/examples/*.tsx', 'src/**/keyboard.ts', 'src/**/*.browser.ts'],
      project: ['src/**/*.{ts,tsx}'],
    },
    'packages/integrations/*': {project: ['src/**/*.ts']},
    server: {entry: ['src/load/main.ts'], project: ['src/**/*.ts']},
    website: {
      // Docusaurus finds these by their place, or by a string of its configuration.
      entry: [
        '{docs,blog}/**/*.mdx',
        'src/pages/**/*.{tsx,mdx}',
        'src/theme/**/*.{ts,tsx}',
        'src/client/*.ts',
        'src/css/*.css',
        'plugins/*/{index,check,check-sizes,report}.ts',
        'plugins/*/*.cjs',
        // Put in the place of other modules by the plugins of the same names.
        'src/static-content/{DocRoot.tsx,preload.ts}',
        'src/head/Helmet.tsx',
        'plugins/lean-client/{history,tslib}.ts',
        // Read as text by the finish of the build.
        'finish/start/{color-mode,start}.ts',
        'plugins/theming/*.css',
        // Files of the application that the guides make, which tests read from the pages.
        'guides/installation/src/**',
        // Named in a list, like the examples of components.
        'src/islands/*/ThemeEditor.tsx',
      ],
      project: ['**/*.{ts,tsx,mts,cjs,css,mdx}'],
      // The first is named by the style sheets that the component plugin writes. The others are the framework's own.
      ignoreDependencies: [
        '@storefront-toolkit/ui',
        'tailwindcss',
        'infima',
        'react-router-config',
      ],
    },
  },
} satisfies KnipConfig;
