import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '../lib/test.ts';
import {parse} from 'parse5';
import {buildDir, builtPages} from '../lib/site.ts';
import {
  attribute,
  controlNames,
  type Element,
  elementsOf,
  inWrongLanguage,
  type Node,
  textOf,
} from './lib/html.ts';

/** These read the files of the build. The crawl visits the pages in a browser. */
interface ReadPage {
  path: string;
  /** The parser's complaints. Browsers guess what is meant, each in its own way. */
  errors: string[];
  /** Everything except the content of examples' stages: their links lead nowhere, and their images fill a frame. */
  elements: Element[];
  /** The page with its examples. */
  document: Node;
  ids: string[];
}

/** Whether an element holds an example, live or as a picture. Its links and images are the example's. */
const isStage = (element: Element) =>
  (attribute(element, 'class') ?? '')
    .split(' ')
    .some((name) => name === 'example-stage' || name === 'example-picture');

function readPages(): ReadPage[] {
  return builtPages().map(({path, html}) => {
    const errors: string[] = [];
    const document = parse(html, {
      onParseError: ({code, startOffset}) => {
        errors.push(`${code}: ${html.slice(startOffset - 60, startOffset + 20)}`);
      },
    });
    const ids = [...html.matchAll(/<[a-z][^>]*? id="?([^"\s>]+)/g)].map(([, id = '']) => id);
    return {path, errors, elements: elementsOf(document, isStage), document, ids};
  });
}

// All in one worker, which reads the pages once.
test.describe.configure({mode: 'default'});
let pages: ReadPage[];
let listed: ReadPage[];
test.beforeAll(() => {
  pages = readPages();
  listed = pages.filter(isListed);
});

const named = (page: ReadPage, tag: string) => page.elements.filter(({tagName}) => tagName === tag);
const meta = (page: ReadPage, name: string) =>
  named(page, 'meta')
    .filter((one) => [attribute(one, 'name'), attribute(one, 'property')].includes(name))
    .map((one) => attribute(one, 'content') ?? '');
/** Pages that search engines do not list have no address or description to speak of. */
const isListed = (page: ReadPage) =>
  page.path !== '/404' && !meta(page, 'robots').some((value) => value.includes('noindex'));

/** The findings on all pages, each behind the path of its page. */
const findings = (on: ReadPage[], find: (page: ReadPage) => string[]) =>
  on.flatMap((page) => find(page).map((finding) => `${page.path}: ${finding}`));

/** Values that more than one page has. */
function shared(values: [string, string][]): string[] {
  const paths = new Map<string, string[]>();
  for (const [value, path] of values) paths.set(value, [...(paths.get(value) ?? []), path]);
  return [...paths]
    .filter(([, of]) => of.length > 1)
    .map(([value, of]) => `${value}: ${of.join(' ')}`);
}

test('every page is HTML that no parser has to correct', () => {
  expect(pages.length).toBeGreaterThan(300);
  expect(findings(pages, ({errors}) => errors)).toEqual([]);
});

test('every page has unique ids, and one heading of level one', () => {
  expect(
    findings(pages, (page) => {
      const {ids} = page;
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      const count = named(page, 'h1').length;
      return [...twice.map((id) => `two of #${id}`), ...(count === 1 ? [] : [`${count} h1`])];
    }),
  ).toEqual([]);
});

test('every link of a heading is named by the words of its heading', () => {
  const isLink = (element: Element) => attribute(element, 'class') === 'hash-link';
  const headings = (page: ReadPage) =>
    page.elements.filter(({tagName}) => /^h[2-6]$/.test(tagName)).map((one) => elementsOf(one));
  expect(pages.flatMap(headings).flat().filter(isLink).length).toBeGreaterThan(1_000);
  expect(
    findings(pages, (page) =>
      headings(page).flatMap(([heading, ...inner]) => {
        const words = textOf(heading!).replace('\u200b', '');
        return inner
          .filter(isLink)
          .map((link) => attribute(link, 'aria-label') ?? '')
          .filter((name) => name !== `Direct link to ${words}`)
          .map((name) => `${words}: ${name}`);
      }),
    ),
  ).toEqual([]);
});

test('every page has a title and a description that no other has', () => {
  const values = (read: (page: ReadPage) => string[]) =>
    listed.flatMap((page) => read(page).map((text): [string, string] => [text, page.path]));
  // An icon has a title too.
  const titles = (page: ReadPage) =>
    named(page, 'title')
      .filter(({parentNode}) => parentNode?.nodeName === 'head')
      .map(textOf);
  const descriptions = (page: ReadPage) => meta(page, 'description');
  expect(
    findings(listed, (page) => [
      ...(titles(page).length === 1 && titles(page)[0] ? [] : ['title']),
      ...(descriptions(page).length === 1 && descriptions(page)[0] ? [] : ['description']),
    ]),
  ).toEqual([]);
  expect(shared(values(titles))).toEqual([]);
  expect(shared(values(descriptions))).toEqual([]);
});

test('every page names its address, and what others show of it', () => {
  expect(
    findings(listed, (page) => {
      const canonical = named(page, 'link').filter((one) => attribute(one, 'rel') === 'canonical');
      const address = attribute(canonical[0] ?? page.elements[0]!, 'href') ?? '';
      const faults =
        canonical.length === 1 && new URL(address).pathname === page.path ? [] : ['canonical'];
      for (const property of ['og:title', 'og:description', 'og:image', 'og:url', 'twitter:card']) {
        if (meta(page, property).length !== 1 || !meta(page, property)[0]) faults.push(property);
      }
      if (meta(page, 'og:url')[0] !== address) faults.push('og:url is another address');
      return faults;
    }),
  ).toEqual([]);
});

test('every page with a place on the site has a card of its own', () => {
  const withPlace = listed.filter(({elements}) =>
    elements.some((one) => attribute(one, 'data-search-area') !== undefined),
  );
  expect(withPlace.length).toBeGreaterThan(400);
  const pictures = withPlace.map((page): [string, string] => [
    meta(page, 'og:image')[0] ?? '',
    page.path,
  ]);
  expect(shared(pictures)).toEqual([]);
  expect(
    findings(withPlace, (page) => {
      const {pathname} = new URL(meta(page, 'og:image')[0]!);
      const picture = readFileSync(join(buildDir, pathname));
      const isPicture = picture.subarray(1, 4).toString() === 'PNG';
      const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String);
      return [
        ...(isPicture && picture.length <= 60_000 ? [] : [`${pathname} has ${picture.length} B`]),
        ...(meta(page, 'og:image:width').join() === width ? [] : ['width']),
        ...(meta(page, 'og:image:height').join() === height ? [] : ['height']),
        ...(/^\S.*: \S/.test(meta(page, 'og:image:alt').join('\n')) ? [] : ['text']),
      ];
    }),
  ).toEqual([]);
});

test('every page has structured data that can be read', () => {
  const all = listed.flatMap((page) =>
    named(page, 'script')
      .filter((one) => attribute(one, 'type') === 'application/ld+json')
      .map((script) => ({
        path: page.path,
        data: JSON.parse(textOf(script)) as Record<string, unknown>,
      })),
  );
  expect(all.length).toBeGreaterThan(200);
  for (const {path, data} of all) {
    expect(data['@context'], path).toBe('https://schema.org');
    expect(data['@type'], path).toMatch(/\w/);
  }
});

test('every image has a text, or says that it needs none, and a size', () => {
  const images = pages.flatMap((page) => named(page, 'img'));
  expect(images.length).toBeGreaterThan(300);
  expect(
    findings(pages, (page) =>
      named(page, 'img')
        .filter((image) =>
          ['alt', 'width', 'height'].some((name) => attribute(image, name) === undefined),
        )
        .map((image) => attribute(image, 'src') ?? 'no source'),
    ),
  ).toEqual([]);
});

test('every link of every page leads to a page or a file, and to something on it', () => {
  const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
  const dead = findings(pages, (page) =>
    [...named(page, 'a'), ...named(page, 'link'), ...named(page, 'img')].flatMap((one) => {
      const target = attribute(one, 'href') ?? attribute(one, 'src');
      const base = `http://site.example${page.path}`;
      if (target === undefined || !URL.canParse(target, base))
        return target === undefined ? [] : [target];
      const {origin, pathname, hash} = new URL(target, base);
      if (origin !== 'http://site.example') return [];
      const path = decodeURIComponent(pathname);
      const known = ids.get(path);
      if (!known) return existsSync(join(buildDir, path)) && !path.endsWith('/') ? [] : [target];
      return hash === '' || known.has(decodeURIComponent(hash.slice(1))) ? [] : [target];
    }),
  );
  expect(dead).toEqual([]);
});

const hasClass = (element: Element, name: string) =>
  (attribute(element, 'class') ?? '').split(' ').includes(name);

for (const part of ['navbar', 'footer']) {
  test(`every page has the same links and buttons in its ${part}, in the same order`, () => {
    const found = new Map<string, string>();
    for (const {path, elements} of pages) {
      const around = elements.find((one) => hasClass(one, part));
      found.set(around ? controlNames(elementsOf(around)).join(' | ') : 'nothing', path);
    }
    expect([...found]).toHaveLength(1);
    expect([...found.keys()][0]!.split(' | ').length).toBeGreaterThan(5);
  });
}

/** Names of links that say nothing without the text around them. */
const VAGUE = /^(?:here|click here|this|this page|more|read more|learn more|see more)\W*$/i;

test('every link says where it leads: none is called "here" or "more"', () => {
  expect(
    findings(pages, ({elements}) =>
      controlNames(elements.filter(({tagName}) => tagName === 'a')).filter((name) =>
        VAGUE.test(name),
      ),
    ),
  ).toEqual([]);
});

test('every text in another script is in a part that names its language', () => {
  const languages = pages.flatMap(({document}) =>
    elementsOf(document).map((one) => attribute(one, 'lang')),
  );
  expect(languages).toContain('ar');
  expect(findings(pages, ({document}) => inWrongLanguage(document))).toEqual([]);
});

/** The end of `autocomplete` for fields that ask for something about the reader, by their type or name. */
const ABOUT_READER: Record<string, RegExp> = {
  email: /\bemail$/,
  tel: /\btel/,
  name: /(?:^| )name$/,
  street: /\b(?:street-address|address-line1)$/,
  zip: /\bpostal-code$/,
  city: /\baddress-level2$/,
  state: /\baddress-level1$/,
  country: /\bcountry(?:-name)?$/,
  password: /\b(?:new|current)-password$/,
};

/** Fields that suggest values themselves, so the browser's suggestions are turned off: a city with a store, a country of delivery. */
const SUGGESTS_ITSELF = '/docs/component-packages/ui/forms/combobox';

test('every field of an example that asks for something about the reader has a fitting autocomplete', () => {
  const fields = pages
    .filter(({path}) => path !== SUGGESTS_ITSELF)
    .flatMap(({path, document}) =>
      elementsOf(document)
        .filter(({tagName}) => ['input', 'select', 'textarea'].includes(tagName))
        .filter((one) => !/^(?:checkbox|radio|range)$/.test(attribute(one, 'type') ?? ''))
        .map((one) => ({
          path,
          name: attribute(one, 'name') ?? '',
          wanted:
            ABOUT_READER[attribute(one, 'type') ?? ''] ??
            ABOUT_READER[attribute(one, 'name') ?? ''],
          value: attribute(one, 'autocomplete') ?? '',
        })),
    );
  const asked = fields.filter(({wanted}) => wanted);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(({wanted, value}) => !wanted!.test(value))).toEqual([]);
});

/** Signs of a fixed orientation, of shaking, of dragging, and of texts in drawings, by the kind of the file. */
const WRONG_IN: Record<string, RegExp> = {
  css: /\(orientation\b/,
  js: /orientation\.lock\(|devicemotion|deviceorientation/,
  html: /\sdraggable="?true/,
  svg: /<text[\s>]/,
};

test('no file locks the orientation, listens to motion, lets something be dragged, or draws a text', () => {
  const found = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).flatMap((file) => {
    const wrong = WRONG_IN[/\.(\w+)$/.exec(file)?.[1] ?? ''];
    const [hit] = (wrong && wrong.exec(readFileSync(join(buildDir, file), 'utf8'))) ?? [];
    return hit ? [`${file}: ${hit}`] : [];
  });
  expect(found).toEqual([]);
});
