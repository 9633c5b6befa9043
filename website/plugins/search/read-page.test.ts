import {describe, expect, it} from 'vitest';
import {readPage} from './read-page';
import {recordsOf} from './records';

const page = (body: string) =>
  `<!doctype html><html lang=en><head><meta name=description content="What it is."><meta name=docusaurus_tag content=docs-default-current><meta name=docusaurus_version content=current></head>` +
  `<body><nav>Menu</nav><main><article><p>Version 2</p><div class=markdown data-search=page data-search-area="Types › Cart"><header><h1>LineItem</h1></header>${body}</div></article></main><footer>Foot</footer></body></html>`;

const BODY = `<p>One line of a <code>Cart</code>.
<h2 id=properties>Properties<a href=#properties class=hash-link>\u200b</a></h2>
<table><caption>Properties of LineItem<thead><tr><th scope=col>Property<tbody><tr><th scope=row data-search=row id=prop-quantity><a href=#prop-quantity><code>quantity</code></a> <span>required</span><td>number<td>How many.</table>
<h2 id=keyboard>Keyboard</h2><table><thead><tr><th>Key<tbody><tr><td>Tab<td>Moves on.</table>
<h2 id=example>Example</h2><pre><code><span class=t-kw>import</span> {<span>LineItem</span>} <span class=t-str>'types'</span>; cheapestLine</code></pre>
<button>Copy</button><div data-search=skip><p>Add to cart</p></div>
<h2 id=source data-search=skip>Source</h2><p>packages/types</p><h3 id=more>More</h3><p>Below it.</p>
<h2 id=notes>Notes</h2><p>A note.</p>`;

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
      {...none, level: 2, name: 'Notes', anchor: 'notes', texts: ['A note.']},
    ]);
  });

  it.each([
    ['a redirect', '<html><script>location.href = "/"</script></html>'],
    ['a page whose content no component marks', page(BODY).replace('data-search=page', '')],
    [
      'a page that is not to be found',
      page(BODY).replace('<meta', '<meta name=robots content=noindex><meta'),
    ],
  ])('leaves out %s', (_, html) => {
    expect(readPage(html)).toBeUndefined();
  });

  it('goes by what is marked, and not by what a heading says or which class an element has', () => {
    const renamed = BODY.replace('>Source<', '>Where it is<').replaceAll('class=', 'data-class=');
    const sections = readPage(page(renamed))?.sections.map(({name, texts}) => [name, ...texts]);
    expect(sections).toEqual(read?.sections.map(({name, texts}) => [name, ...texts]));
    const told = readPage(page(BODY.replace('id=source data-search=skip', 'id=source')));
    expect(told?.sections.map(({name}) => name)).toContain('Source');
  });

  it('says which mark it does not know', () => {
    const misspelt = BODY.replace('data-search=skip>Source', 'data-search=skpi>Source');
    expect(() => readPage(page(misspelt))).toThrow('<h2 data-search="skpi">');
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
      ['lvl2', '/base/docs/LineItem#notes', null],
      ['content', '/base/docs/LineItem#notes', 'A note.'],
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
