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
      entry: ['scripts/*.mjs', 'scripts/checks/*.mjs', 'tests/fences/check.ts'],
      project: ['*.{js,ts}', 'scripts/**/*.{mjs,ts}', 'tests/**/*.{ts,tsx}'],
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
    server: {project: ['src/**/*.ts']},
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
        // Named by the code that a loader writes, and read as text by the finish of the build.
        'src/static-content/{load,mark-content}.tsx',
        'finish/start/start.ts',
      ],
      project: ['**/*.{ts,tsx,mts,cjs,css,mdx}'],
      // Pages import it, and the component plugin by the names of the folders.
      ignoreDependencies: ['@storefront-toolkit/ui'],
    },
  },
} satisfies KnipConfig;
