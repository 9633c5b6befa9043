import {describe, expect, it} from 'vitest';
import {readPage} from './read-page';
import {recordsOf} from './records';

const page = (body: string, kind = 'docs-wrapper') =>
  `<!doctype html><html lang=en class="${kind}"><head><meta name=description content="What it is."><meta name=docusaurus_tag content=docs-default-current><meta name=docusaurus_version content=current></head>` +
  `<body><nav>Menu</nav><main><article><nav class=breadcrumbs><ul class=breadcrumbs><li>Types<li>Cart<li>Reference<li>LineItem</ul></nav><div class=markdown><header><h1>LineItem</h1></header>${body}</div></article></main><footer>Foot</footer></body></html>`;

const BODY = `<p>One line of a <code>Cart</code>.
<h2 id=properties>Properties<a href=#properties class=hash-link>\u200b</a></h2>
<table><caption>Properties of LineItem<thead><tr><th scope=col>Property<tbody><tr><th scope=row id=prop-quantity><a href=#prop-quantity><code>quantity</code></a> <span>required</span><td>number<td>How many.</table>
<h2 id=keyboard>Keyboard</h2><table><thead><tr><th>Key<tbody><tr><td>Tab<td>Moves on.</table>
<h2 id=example>Example</h2><pre><code><span class=t-kw>import</span> {<span>LineItem</span>} <span class=t-str>'types'</span>; cheapestLine</code></pre>
<button>Copy</button><div class=example-stage>Add to cart</div>
<h2 id=source>Source</h2><p>packages/types</p><h3 id=more>More</h3><p>Below it.</p>`;

describe('readPage', () => {
  const read = readPage(page(BODY));

  it('reads what the page is, and where', () => {
    expect(read).toMatchObject({
      title: 'LineItem',
      area: 'Types › Cart',
      description: 'What it is.',
      language: 'en',
      tag: 'docs-default-current',
      version: 'current',
    });
  });

  it('reads headings, rows with their anchors, texts, and names in code; no menus, buttons or live output', () => {
    const sections = read?.sections.map(({identifiers, ...rest}) => ({
      ...rest,
      identifiers: [...identifiers],
    }));
    const none = {texts: [], identifiers: []};
    expect(sections).toEqual([
      {...none, level: 1, name: 'LineItem', anchor: '', texts: ['One line of a Cart.']},
      {...none, level: 2, name: 'Properties', anchor: 'properties'},
      {...none, level: 3, name: 'quantity', anchor: 'prop-quantity', texts: ['number · How many.']},
      {...none, level: 2, name: 'Keyboard', anchor: 'keyboard', texts: ['Tab · Moves on.']},
      {
        ...none,
        level: 2,
        name: 'Example',
        anchor: 'example',
        identifiers: ['LineItem', 'cheapestLine'],
      },
    ]);
  });

  it.each([
    ['a redirect', '<html><script>location.href = "/"</script></html>'],
    ['a list of tags', page(BODY, 'docs-tags-list-page')],
    [
      'a page that is not to be found',
      page(BODY).replace('<meta', '<meta name=robots content=noindex><meta'),
    ],
  ])('leaves out %s', (_, html) => {
    expect(readPage(html)).toBeUndefined();
  });
});

describe('recordsOf', () => {
  const read = readPage(page(BODY));
  const records = read ? recordsOf(read, 'docs/LineItem', '/base/') : [];

  it('makes a record of each name and of each text', () => {
    expect(records.map(({type, url, content}) => [type, url, content])).toEqual([
      ['lvl1', '/base/docs/LineItem', null],
      ['content', '/base/docs/LineItem', 'What it is.'],
      ['content', '/base/docs/LineItem', 'One line of a Cart.'],
      ['lvl2', '/base/docs/LineItem#properties', null],
      ['lvl3', '/base/docs/LineItem#prop-quantity', null],
      ['content', '/base/docs/LineItem#prop-quantity', 'number · How many.'],
      ['lvl2', '/base/docs/LineItem#keyboard', null],
      ['content', '/base/docs/LineItem#keyboard', 'Tab · Moves on.'],
      ['lvl2', '/base/docs/LineItem#example', null],
      ['content', '/base/docs/LineItem#example', 'cheapestLine'],
    ]);
  });

  it('gives each record the fields of a search hit @spec-3.11', () => {
    const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `lvl${level}`);
    for (const record of records) {
      expect(record).toMatchObject({
        objectID: expect.stringMatching(/\S/) as string,
        url: expect.stringMatching(/^\/base\/docs\/LineItem/) as string,
      });
      expect(Object.keys(record.hierarchy)).toEqual(levels);
      expect([...levels.slice(1), 'content']).toContain(record.type);
      expect(record.content === null).toBe(record.type !== 'content');
    }
  });

  it('says what a record is below', () => {
    expect(records[5]?.hierarchy).toEqual({
      lvl0: 'Types › Cart',
      lvl1: 'LineItem',
      lvl2: 'Properties',
      lvl3: 'quantity',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
  });

  it('names each record once, by what it is and not by its place', () => {
    const ids = records.map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    const longer = readPage(page(`<p>New.</p>${BODY}`));
    const again = longer ? recordsOf(longer, 'docs/LineItem', '/base/') : [];
    expect(again.map(({objectID}) => objectID)).toEqual(expect.arrayContaining(ids));
  });
});
