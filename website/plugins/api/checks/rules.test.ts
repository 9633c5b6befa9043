import {afterEach, describe, expect, it} from 'vitest';
import {buildModel} from '../extract/build.ts';
import {FIXTURE_PACKAGES, type Fixture, makeFixture} from '../testing/fixture.ts';
import {checkExamples} from './examples.ts';
import {checkApi} from './rules.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

const GOOD = `
/**
 * An offer.
 *
 * @category Offers
 * @example
 * \`\`\`ts
 * import type {Offer} from '@storefront-toolkit/types/config';
 *
 * const offer: Offer = {id: 'a'};
 * \`\`\`
 */
export interface Offer {
  /** Key of the offer. */
  readonly id: string;
}
`;

async function problemsOf(text: string): Promise<string[]> {
  fixture = makeFixture({config: text});
  const model = await buildModel(fixture.root, FIXTURE_PACKAGES);
  return checkApi(model).map(({file, line, what}) => `${file}:${line} ${what}`);
}

const FILE = 'packages/types/src/config/index.ts';

describe('checkApi', {timeout: 60_000}, () => {
  it('accepts what is described', async () => {
    expect(await problemsOf(GOOD)).toEqual([]);
  });

  it('refuses a version that no release has', async () => {
    const since = (version: string) =>
      GOOD.replace(' * @category', ` * @since ${version}\n * @category`).replace(
        'Key of the offer.',
        `Key of the offer.\n   *\n   * @since ${version}\n  `,
      );
    expect(await problemsOf(since('0.2.0'))).toEqual([]);
    fixture?.remove();
    expect(await problemsOf(since('next'))).toEqual([
      expect.stringContaining('The comment of Offer says "@since next", which is'),
      expect.stringContaining('The comment of id says "@since next", which is'),
    ]);
  });

  it('names what is not', async () => {
    const problems = await problemsOf(`
interface Hidden {
  a: 1;
}
export interface Bare<T> {
  id: T;
  hidden: Hidden;
  /** Refers to {@link Nothing}. */
  link: string;
  /**
   * | a | table |
   *
   * # Heading
   */
  table: string;
}
/**
 * Some values.
 * @category Values
 */
export type Values =
  /** First. */
  | 'a'
  | 'b';
/** Adds up. */
export function add(a: number): number {
  return a;
}
`);
    const expected = [
      [5, 'The export Bare has no doc comment.'],
      [5, 'The type parameter T of Bare has no description.'],
      [5, 'Bare has no example.'],
      [5, 'Bare has no group on the index page of its area.'],
      [6, 'The property id of Bare has no description.'],
      [7, 'The property hidden of Bare has no description.'],
      [7, 'hidden mentions Hidden, which no entry point exports'],
      [9, '{@link Nothing} in the comment of link leads to nothing that is exported.'],
      [
        15,
        'The description of property table of Bare uses Markdown that a table cell cannot show: heading.',
      ],
      [21, "The value 'b' of Values has no description."],
      [26, 'The parameter a of add has no description.'],
      [26, 'The function add does not say what it returns.'],
    ] as const;
    for (const [line, what] of expected) {
      expect(problems).toContainEqual(expect.stringContaining(`${FILE}:${line} ${what}`));
    }
  });

  it('names a default that the code of a component contradicts', async () => {
    const problems = await problemsOf(`
import type {ReactNode} from 'react';
/** Props. */
export interface TagProps {
  /**
   * Size.
   * @default 'small'
   */
  size?: string;
}
/** A tag. */
export function Tag({size = 'large'}: TagProps): ReactNode {
  return size;
}
`);
    expect(problems).toContain(
      `${FILE}:9 Tag uses 'large' when size is left out, but its comment says 'small'.`,
    );
  });

  it('names an entry point without source', async () => {
    fixture = makeFixture({config: GOOD, cart: ''});
    const model = await buildModel(fixture.root, FIXTURE_PACKAGES);
    expect(checkApi(model)).toMatchObject([
      {
        file: 'packages/types/package.json',
        what: expect.stringContaining(
          'packages/types/src/cart/index.ts, which is missing or empty',
        ) as string,
      },
    ]);
  });
});

describe('checkExamples', {timeout: 60_000}, () => {
  const withExample = (code: string) => `
/**
 * The client's configuration.
 * @category A
 * @example
 * \`\`\`ts
${code
  .split('\n')
  .map((line) => ` * ${line}`)
  .join('\n')}
 * \`\`\`
 */
export type ImageFormat = 'avif' | 'webp';
`;

  async function examplesOf(code: string) {
    fixture = makeFixture({config: withExample(code)});
    const model = await buildModel(fixture.root, FIXTURE_PACKAGES);
    return checkExamples(model, fixture.root).map(({what}) => what);
  }

  const IMPORT = "import type {ImageFormat} from '@storefront-toolkit/types/config';";

  it('accepts an example that compiles', async () => {
    expect(await examplesOf(`${IMPORT}\nconst format: ImageFormat = 'avif';`)).toEqual([]);
  });

  it('names an example that does not', async () => {
    const [problem] = await examplesOf(`${IMPORT}\nconst format: ImageFormat = 'gif';`);
    expect(problem).toMatch(
      /The example of ImageFormat does not compile, line 2 \(const format.*'"gif"' is not assignable/,
    );
  });

  it('names an example of something else', async () => {
    expect(await examplesOf("const format = 'avif';")).toEqual([
      "The example of ImageFormat does not import it from '@storefront-toolkit/types/config'.",
    ]);
  });
});
