import {type Choices, type Framework, VENDORS} from './choices.ts';
import {packageVersion} from './version.ts';

/** Packages with their versions, in the groups of a `package.json`. */
interface Needed {
  scripts: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}

const TOOLKIT = ['commerce-ui', 'theme', 'types', 'ui'].map(
  (name) => `@storefront-toolkit/${name}`,
);

const REACT = {react: '19.3.1', 'react-dom': '19.3.1'};

const TOOLS = {
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  tailwindcss: '4.3.5',
  typescript: '6.0.3',
  vitest: '4.1.12',
};

const NODE_TYPES = {'@types/node': '20.19.43'};

/** The needs of each framework. The versions are those that the tests of the templates use. */
const NEEDED: Readonly<Record<Framework, Needed>> = {
  vite: {
    scripts: {
      dev: 'vite',
      build: 'vite build',
      start: 'vite preview',
      test: 'vitest run',
      typecheck: 'tsc --noEmit',
    },
    dependencies: REACT,
    devDependencies: {
      ...TOOLS,
      '@tailwindcss/vite': '4.3.5',
      '@vitejs/plugin-react': '6.3.0',
      vite: '8.3.8',
    },
  },
  next: {
    scripts: {
      dev: 'next dev',
      build: 'next build',
      start: 'next start',
      test: 'vitest run',
      typecheck: 'next typegen && tsc --noEmit',
    },
    dependencies: {...REACT, next: '16.4.6'},
    devDependencies: {...TOOLS, ...NODE_TYPES, '@tailwindcss/postcss': '4.3.5'},
  },
};

const sorted = (packages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * The text of a project's `package.json`. The toolkit's packages have the version of this one.
 *
 * @param name - Name of the project's package.
 */
export function manifestOf(name: string, {framework, vendor}: Choices): string {
  const {scripts, dependencies, devDependencies} = NEEDED[framework];
  const {integration, peers} = VENDORS[vendor];
  const toolkit = integration ? [...TOOLKIT, integration] : TOOLKIT;
  const ofToolkit = Object.fromEntries(toolkit.map((one) => [one, packageVersion()]));
  const manifest = {
    name,
    private: true,
    type: 'module',
    engines: {node: '>=20.19'},
    scripts,
    dependencies: sorted({...dependencies, ...ofToolkit, ...peers}),
    devDependencies: sorted(integration ? {...NODE_TYPES, ...devDependencies} : devDependencies),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
