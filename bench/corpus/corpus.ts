import {component, guide, reference} from './pages.ts';
import {random} from './random.ts';
import {AREAS, NOUNS, OBJECTS, PARTS, PURPOSES, ROLES, SETTINGS, TASKS, VARIANTS} from './words.ts';

export const KINDS = ['guide', 'api', 'component'] as const;

/** A page of the corpus. */
export type Kind = (typeof KINDS)[number];

/** A page of the corpus, before a peer gives it its address. */
export interface Page {
  kind: Kind;
  /** Path without a suffix, such as `/guides/carts/load-carts-on-the-server`. */
  path: string;
  title: string;
  description: string;
  /** Plain Markdown without a heading of level one. Links to other pages are their paths. */
  body: string;
}

type Stub = Omit<Page, 'description' | 'body'>;

const slug = (text: string) =>
  text
    .replace(/([a-z])(?=[A-Z])/g, '$1-')
    .replaceAll(/\s+/g, '-')
    .toLowerCase();

const guides = (): Stub[] =>
  SETTINGS.flatMap((setting) =>
    TASKS.flatMap((task) =>
      OBJECTS.map((object): Stub => {
        const title = `${task} ${object} ${setting}`;
        return {
          kind: 'guide',
          path: `/guides/${slug(`${object} ${setting}`)}/${slug(title)}`,
          title,
        };
      }),
    ),
  );

const references = (): Stub[] =>
  AREAS.flatMap((area) =>
    ROLES.flatMap((role) =>
      NOUNS.map((noun): Stub => {
        const title = `${area.charAt(0).toUpperCase()}${area.slice(1)}${noun}${role}`;
        return {kind: 'api', path: `/api/${slug(`${area} ${role}`)}/${slug(title)}`, title};
      }),
    ),
  );

const components = (): Stub[] =>
  ['', ...VARIANTS].flatMap((variant) =>
    PURPOSES.flatMap((purpose) =>
      PARTS.map((part): Stub => {
        const title = `${variant}${purpose}${part}`;
        const folder = slug(`${variant}${purpose}`);
        return {kind: 'component', path: `/components/${folder}/${slug(title)}`, title};
      }),
    ),
  );

/** The shares of a corpus's pages, and all items of each kind. The first takes the rest. */
const SHARES: readonly {kind: Kind; share: number; stubs: () => Stub[]}[] = [
  {kind: 'api', share: 0.5, stubs: references},
  {kind: 'guide', share: 0.3, stubs: guides},
  {kind: 'component', share: 0.2, stubs: components},
];

const bodies: Record<Kind, (source: ReturnType<typeof random>, title: string) => string> = {
  guide,
  api: reference,
  component,
};

/** The smallest corpus in which each page has another one of its kind to link to, and the largest. */
const LEAST = 10;
const MOST = 4800;

/** @throws If there is no corpus of this size. */
export function checkSize(size: number): void {
  if (!Number.isInteger(size) || size < LEAST || size > MOST) {
    throw new Error(
      `A corpus of ${size} pages cannot be made: each kind needs two pages, and the words last for ${MOST}. ` +
        `Give a whole number from ${LEAST} to ${MOST}.`,
    );
  }
}

/**
 * The pages that every peer builds. The same in each run, and a page is the same in corpora of all sizes, but for
 * the last of each kind, which links to the first.
 *
 * @param size - Number of pages, from 10 to 4,800.
 * @throws If there is no corpus of this size.
 */
export function corpus(size: number): Page[] {
  checkSize(size);
  const others = SHARES.slice(1).map(({share}) => Math.floor(size * share));
  const counts = [size - others.reduce((sum, count) => sum + count, 0), ...others];
  return SHARES.flatMap(({stubs}, index) => {
    const some = stubs().slice(0, counts[index]);
    return some.map((stub, place) => complete(stub, some[(place + 1) % some.length]!));
  });
}

function complete(stub: Stub, next: Stub): Page {
  const text = bodies[stub.kind](random(stub.path), stub.title);
  return {
    ...stub,
    description: `${stub.title}: what it is for, how it is used, and what can go wrong.`,
    body: `Read [${next.title}](${next.path}) with it.\n\n${text}\n`,
  };
}
