/**
 * @typedef {object} Check
 * @property {string} name Name of the check, as in `npm test -- <name>` and in its section of contributing/checks.md.
 * @property {string} proves The statement that is true when it passes.
 * @property {string[][]} commands Programs with their arguments, run in order until one fails.
 * @property {'one' | 'vitest' | 'playwright'} [counts] Where the number of test cases comes from. Default: `one`.
 * @property {true} [beside] It leaves a core idle for a while, so it runs beside another of its kind.
 * @property {true} [full] It takes long, and runs only with `--full` or by its name.
 * @property {('site' | 'chromium' | 'firefox' | 'servers')[]} [needs] Things that must be there before it starts. `site` is the production build.
 */

/** Playwright, which loads the packages from their source as everything here does. */
export const playwright = [
  'node',
  '--conditions=storefront-toolkit-source',
  'node_modules/@playwright/test/cli.js',
  'test',
];

/**
 * Every check of `npm test`, in the order in which they run.
 *
 * A command that ends with exit code 77 could not be done on this machine: the check counts as skipped,
 * and its output says why. Lines of its output that start with `note: ` are shown even when it passes.
 *
 * @type {Check[]}
 */
export const checks = [
  {
    name: 'lockfile',
    proves:
      'package-lock.json fits every package.json, names no registry but the public one, and each package accepts the Node that is promised',
    commands: [
      ['node', 'scripts/checks/lockfile.mjs'],
      ['npm', 'ci', '--dry-run'],
    ],
    beside: true,
  },
  {
    name: 'audit',
    proves: 'no dependency of the product has a known high or critical vulnerability',
    commands: [['node', 'scripts/checks/audit.mjs']],
    beside: true,
  },
  {
    name: 'licenses',
    proves: 'each package that the product is built with has a license that allows it',
    commands: [['node', 'scripts/checks/licenses.mjs']],
    beside: true,
  },
  {
    name: 'lint',
    proves: 'ESLint finds no defect, and imports between packages run one way',
    // The types of all files at once need more than the 4 GB that Node allows.
    commands: [
      [
        'node',
        '--max-old-space-size=8192',
        'node_modules/eslint/bin/eslint.js',
        '--max-warnings=0',
        '.',
      ],
    ],
    beside: true,
  },
  {
    name: 'format',
    proves: 'every file is formatted by Prettier',
    commands: [['prettier', '--check', '.']],
    beside: true,
  },
  {
    name: 'types',
    proves:
      'TypeScript finds no error in the packages, the server, the scripts, the tests and the site',
    commands: [
      ['tsc', '-p', 'tsconfig.json'],
      ['tsc', '-p', 'website/tsconfig.json'],
    ],
    beside: true,
  },
  {
    name: 'unused',
    proves: 'there is no file, export or dependency that nothing uses',
    commands: [['knip', '--no-progress', '--treat-config-hints-as-errors']],
    beside: true,
  },
  {
    name: 'spelling',
    proves: 'prose, comments and strings hold no unknown word',
    commands: [['cspell', '--no-progress', '--no-summary', '--dot', '**']],
    beside: true,
  },
  {
    name: 'words',
    proves: 'pages, strings and comments contain no phrase that nobody would say',
    commands: [['node', 'scripts/checks/words.mjs']],
    beside: true,
  },
  {
    name: 'api',
    proves: 'every public export is described, and its examples compile',
    commands: [['tsx', 'website/plugins/api/check.ts']],
    beside: true,
  },
  {
    name: 'api-report',
    proves: 'the recorded public API is the one of the source',
    commands: [['tsx', 'website/plugins/api/report.ts']],
    beside: true,
  },
  {
    name: 'sizes',
    proves: 'no component has grown beyond its size budget',
    commands: [['tsx', 'website/plugins/components/check-sizes.ts']],
    beside: true,
  },
  {
    name: 'build',
    proves: 'the site builds, without a single warning',
    commands: [['node', 'scripts/checks/build-warnings.mjs']],
    needs: ['site'],
    beside: true,
  },
  {
    name: 'unit',
    proves: 'functions and components do what they say',
    // Vitest leaves one core idle, which is half of a machine with two. Checks that build or measure want it so.
    commands: [['vitest', 'run', '--project', 'node', '--project', 'dom', '--maxWorkers=100%']],
    counts: 'vitest',
    needs: ['servers'],
  },
  {
    name: 'fences',
    proves: 'every TypeScript fence of every page compiles',
    commands: [['tsx', 'tests/fences/check.ts']],
    beside: true,
  },
  {
    name: 'relevance',
    proves: 'the search finds the right page for the queries of its set',
    commands: [['tsx', 'bench/search/check.ts']],
    needs: ['site'],
    beside: true,
  },
  {
    name: 'mcp',
    proves:
      'coding agents find the documentation by the MCP server, and no answer is longer than allowed',
    commands: [['vitest', 'run', '--project', 'mcp']],
    counts: 'vitest',
    needs: ['site'],
    beside: true,
  },
  {
    name: 'site-build',
    proves:
      'broken links fail a build, lesser faults warn, a version can be cut, and the hosted search works',
    commands: [['vitest', 'run', '--project', 'site-build']],
    counts: 'vitest',
    needs: ['chromium'],
    beside: true,
  },
  {
    name: 'packages',
    proves:
      'archives of all packages are whole, and storefronts outside of the workspace build with them, by the installation guide too',
    // It installs and starts, which leaves a core idle.
    commands: [['vitest', 'run', '--project', 'packages', '--maxWorkers=100%']],
    counts: 'vitest',
    needs: ['site', 'chromium'],
  },
  {
    name: 'browser',
    proves: 'the site and the components behave in a real browser as the pages say',
    commands: [[...playwright, '--project', 'browser']],
    counts: 'playwright',
    needs: ['site', 'chromium'],
  },
  {
    name: 'firefox',
    proves: 'the keys of the components and the editor do in Firefox what the pages say',
    commands: [[...playwright, '--project', 'firefox']],
    counts: 'playwright',
    needs: ['site', 'firefox'],
    full: true,
  },
  {
    name: 'storefront',
    proves:
      'the shop builds, and sells with and without JavaScript, in both languages and currencies',
    commands: [[...playwright, '--config', 'apps/storefront/playwright.config.ts']],
    counts: 'playwright',
    needs: ['chromium'],
  },
  {
    name: 'crawl',
    proves: 'every page is silent, accessible, still, and asks no other origin',
    commands: [[...playwright, '--project', 'crawl']],
    counts: 'playwright',
    needs: ['site', 'chromium'],
  },
  {
    name: 'budgets',
    proves: 'pages load no more script and style than allowed, and none that they do not need',
    commands: [[...playwright, '--project', 'budgets']],
    counts: 'playwright',
    needs: ['site', 'chromium'],
  },
  {
    name: 'machines',
    proves:
      'each page has a twin with all of its text, agents find and read them, and the MCP inspector gets answers',
    commands: [['vitest', 'run', '--project', 'machines']],
    counts: 'vitest',
    needs: ['site'],
  },
  {
    name: 'lighthouse',
    proves:
      'Lighthouse finds no fault in a page of each kind, nor in the shop, and no page has more bytes than allowed',
    commands: [['vitest', 'run', '--project', 'lighthouse']],
    counts: 'vitest',
    needs: ['site', 'chromium'],
  },
  {
    name: 'reproducible',
    proves:
      'builds of the same sources are the same, byte by byte, from nothing and after another build',
    commands: [['node', 'scripts/checks/reproducible.mjs']],
    needs: ['site'],
    full: true,
  },
  {
    name: 'node-versions',
    proves:
      'a fresh copy installs without a warning, starts and passes its unit tests on each Node with long-term support',
    commands: [['node', 'scripts/checks/node-versions.mjs']],
    needs: ['servers'],
    full: true,
  },
  {
    name: 'bench',
    proves: 'the benchmarks measure this site, and its settings with pages of the corpus',
    commands: [
      [
        ...['tsx', 'bench/main.ts', '--only', 'first-click'],
        ...['--peers', 'site,own', '--pages', '30', '--runs', '1'],
      ],
    ],
    needs: ['site', 'chromium'],
    full: true,
  },
  {
    name: 'load',
    proves: 'the server keeps up with nginx, answers all, and its memory stays flat',
    commands: [['tsx', 'server/src/load/main.ts']],
    needs: ['site', 'servers'],
    full: true,
  },
  {
    name: 'conformance',
    proves:
      'each claim of the specification and of the pages was proved by a test that passed in this run',
    commands: [['tsx', 'conformance/main.ts', '--check']],
  },
];
