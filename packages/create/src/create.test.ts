import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {type Choices, DEFAULTS} from './choices.ts';
import {create, nextSteps} from './create.ts';
import {createProject} from './index.ts';
import {readOptions} from './options.ts';
import type {Asker} from './questions.ts';
import {useFolder} from './testing/folder.ts';

const folder = useFolder();

/** Runs the program in the folder. */
const run = (args: readonly string[], asker?: Asker, userAgent?: string) =>
  create(readOptions(args), {cwd: folder.path(), asker, userAgent});
const read = (path: string) => readFileSync(folder.path(path), 'utf8');

/** A person who gives these answers, by the beginning of the question. A text that is refused is answered with the next one. */
function person(answers: Readonly<Record<string, string | string[]>>) {
  const asked: string[] = [];
  const answersTo = (message: string) => {
    asked.push(message);
    const [, found] = Object.entries(answers).find(([start]) => message.startsWith(start)) ?? [];
    if (found === undefined) throw new Error(`Nobody expected the question "${message}".`);
    return [found].flat();
  };
  const asker: Asker = {
    select: (message, options) => {
      const [answer] = answersTo(message);
      return Promise.resolve(options.find(({value}) => value === answer)!.value);
    },
    text: (message, fallback, check) => {
      const accepted = answersTo(message)
        .map((answer) => answer || fallback)
        .find((answer) => {
          try {
            check(answer);
            return true;
          } catch {
            return false;
          }
        });
      return Promise.resolve(accepted!);
    },
  };
  return {asker, asked};
}

test('--yes takes the defaults, and asks nobody @claim-create.options', async () => {
  const {asker, asked} = person({});
  await run(['--yes'], asker);
  expect(asked).toEqual([]);
  expect(read('my-storefront/package.json')).toContain('"vite"');
  expect(read('my-storefront/src/context.ts')).toContain("'en-IE'");
});

test('--yes keeps what is given', async () => {
  await run(['shop', '--yes', '--framework', 'next', '--vendor', 'bigcommerce', '--color', '#06c']);
  expect(read('shop/package.json')).toMatch(/integration-bigcommerce[^]*"next"/);
  expect(read('shop/src/storefront.css')).toContain('--color-brand: #0066cc');
});

test('a person is asked for a folder and for four things @claim-create.asks', async () => {
  const {asker, asked} = person({
    Folder: ['Not a name', 'shop'],
    Framework: 'next',
    Products: 'shopify',
    Language: ['english', 'de-CH'],
    Color: 'other',
    Which: ['red', '#0b6069'],
  });
  await run([], asker);
  expect(asked).toHaveLength(6);
  expect(read('shop/src/app/layout.tsx')).toContain('lang="de-CH"');
  expect(read('shop/.env.example')).toContain('SHOPIFY_STORE_DOMAIN=');
  expect(read('shop/src/storefront.css')).toContain('#0b6069');
});

test('a person is asked only for what is not given', async () => {
  const {asker, asked} = person({Language: '', Color: 'blue'});
  await run(['shop', '--framework', 'vite', '--vendor', 'fixtures'], asker);
  expect(asked.map((message) => message.split(' ')[0])).toEqual(['Language', 'Color']);
  expect(read('shop/index.html')).toContain('lang="en-IE"');
});

test('a folder that is refused is refused before the questions', async () => {
  writeFileSync(folder.path('notes.txt'), 'text');
  const {asker, asked} = person({});
  await expect(run(['.'], asker)).rejects.toThrow("isn't empty");
  expect(asked).toEqual([]);
});

test('a person who cancels gets no folder', async () => {
  const {asker} = person({Framework: 'vite'});
  const cancelling: Asker = {...asker, text: () => Promise.reject(new Error('You cancelled'))};
  await expect(run(['shop', '--vendor', 'shopify'], cancelling)).rejects.toThrow('You cancelled');
  expect(folder.content()).toEqual([]);
});

const GIVEN = ['shop', '--framework', 'vite', '--vendor', 'fixtures', '--language', 'en-IE'];

test('without a terminal, what is missing is named, and nothing is written @claim-create.no-terminal', async () => {
  await expect(run([])).rejects.toThrow(
    /a folder, --framework, --vendor, --language, --color\. Nothing was written\. .* --yes/,
  );
  await expect(run(GIVEN)).rejects.toThrow(/missing: --color\./);
  expect(folder.content()).toEqual([]);
  await run([...GIVEN, '--color', 'brick']);
  expect(existsSync(folder.path('shop/package.json'))).toBe(true);
});

describe('the next steps', () => {
  const steps = (userAgent: string | undefined, choices: Partial<Choices> = {}, path = 'shop') =>
    nextSteps(
      folder.path(path),
      {...DEFAULTS, ...choices},
      {cwd: folder.path(), asker: undefined, userAgent},
    );
  const commandsOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('  '))
      .map((line) => line.trim());

  test.each([
    ['npm/11.19.1 node/v20.20.2 linux x64', ['npm install', 'npm run dev', 'npm test']],
    ['pnpm/10.34.9 npm/? node/v20.20.2 linux x64', ['pnpm install', 'pnpm dev', 'pnpm test']],
    ['yarn/1.22.22 npm/? node/v20.20.2 linux x64', ['yarn install', 'yarn dev', 'yarn test']],
    ['bun/1.2.0 npm/? node/v20.20.2 linux x64', ['bun install', 'bun run dev', 'bun run test']],
    ['other/1.0.0', ['npm install', 'npm run dev', 'npm test']],
    [undefined, ['npm install', 'npm run dev', 'npm test']],
  ])('of %s @claim-create.next-steps', (userAgent, commands) => {
    expect(commandsOf(steps(userAgent))).toEqual(['cd shop', ...commands]);
  });

  test('in the current folder change no folder, and quote one with a space', () => {
    expect(commandsOf(steps(undefined, {}, '.'))[0]).toBe('npm install');
    expect(commandsOf(steps(undefined, {}, 'my shops/a'))[0]).toBe('cd "my shops/a"');
  });

  test('with a vendor begin with its variables, and say that there are no samples', () => {
    const text = steps(undefined, {vendor: 'shopify'});
    expect(commandsOf(text)).toContain('cp .env.example .env');
    expect(text).toContain('Fill in .env before you start');
    expect(steps(undefined)).not.toContain('.env');
  });

  test('say that texts are English, and in which currency prices are', () => {
    const text = steps(undefined, {language: 'de-CH'});
    expect(text).toContain('translate them');
    expect(text).toContain('Prices are in CHF');
    expect(steps(undefined, {language: 'en-GB'})).not.toContain('translate');
  });
});

test('from code, a project is made with the same files @claim-create.function', async () => {
  await run(['one', '--yes', '--framework', 'next', '--language', 'de-CH']);
  const paths = createProject(folder.path('two'), {framework: 'next', language: 'de-CH'});
  const of = (name: string) =>
    folder
      .files()
      .flatMap((path) => (path.startsWith(`${name}/`) ? [path.slice(name.length + 1)] : []));
  expect(of('two')).toEqual([...paths].sort());
  expect(of('one')).toEqual(of('two'));
  expect(() => createProject(folder.path('two'))).toThrow("isn't empty");
});
