import {describe, expect, it} from 'vitest';
import type {Card} from './cards/card';
import {finishPage} from './finish-page';

const assets = {
  styles: '/assets/css/styles.first.css',
  laterStyles: {href: '/assets/css/later.css', classes: new Set(['avatar'])},
  pageStyles: [{href: '/assets/css/home.css', classes: new Set(['hero'])}],
  drawCard: ({title}: Card) =>
    Promise.resolve(title === 'Cart' ? 'https://docs.example.com/card.png' : undefined),
};

const page = [
  '<html><head><link rel=stylesheet href=/assets/css/styles.css /></head>',
  '<body class=navigation><div id=__docusaurus><button disabled>y</button></div>',
  '<script type=app src=/assets/js/main.2b.js></script></body></html>',
].join('');

describe('finishPage', async () => {
  const finished = await finishPage(page, assets);

  it('links the style sheets of live examples, each once, after the site’s own', async () => {
    const stage = '<div data-example-styles=/assets/toolkit/button.1a2b3c4d.css></div>';
    const shown = await finishPage(page.replace('</body>', `${stage}${stage}</body>`), assets);
    expect(shown).toMatch(
      /styles\.first\.css">.*<link rel="stylesheet" href="\/assets\/toolkit\/button\.1a2b3c4d\.css"><\/head>/,
    );
    expect(shown.match(/rel="stylesheet"/g)).toHaveLength(2);
  });

  it('refuses something else in place of an example’s style sheet', async () => {
    const stage = "<div data-example-styles='/assets/toolkit/button.1a.js'></div>";
    await expect(finishPage(page.replace('</body>', `${stage}</body>`), assets)).rejects.toThrow(
      'style sheets of live examples 0 times instead of once',
    );
  });

  it('leaves to the application what styles it alone needs', () => {
    expect(finished).toContain('<link rel="later-stylesheet" href="/assets/css/later.css"></head>');
  });

  it('links these styles when the page has a class of theirs', async () => {
    const post = page.replace('<div id', '<img class="avatar x" src=a.png alt=""><div id');
    expect(await finishPage(post, assets)).toContain(
      '<link rel="stylesheet" href="/assets/css/later.css">',
    );
  });

  it('links the style sheet of a page in that page alone', async () => {
    const home = page.replace('<div id', '<header class=hero></header><div id');
    expect(await finishPage(home, assets)).toContain(
      '<link rel="stylesheet" href="/assets/css/home.css">',
    );
    expect(finished).not.toContain('home.css');
  });

  it('names the page in other languages, and not itself in its only one', async () => {
    const inLanguage = (code: string, href: string) =>
      `<link data-rh=true rel=alternate href=${href} hreflang=${code}>`;
    const own = 'https://docs.example.com/docs/intro';
    const withLinks = (...links: string[]) =>
      finishPage(
        page.replace('</head>', `<link rel=canonical href=${own}>${links.join('')}</head>`),
        assets,
      );
    const only = await withLinks(inLanguage('en', own), inLanguage('x-default', own));
    expect(only).toContain(`rel="canonical" href="${own}"`);
    expect(only).not.toContain('hreflang');
    const other = 'https://docs.example.com/de/docs/intro';
    const both = await withLinks(inLanguage('en', own), inLanguage('de', other));
    expect(both.match(/hreflang="(?:en|de)"/g)).toHaveLength(2);
  });

  it('writes all tags and quotes, and signs in text as text, but not in scripts and comments', async () => {
    const data = '{"name":"a < b"}</script><!-- a < b -->';
    const text = `<script type=application/ld+json>${data}<ul><li>/[&<"]/ &lt;b> a < b<li>c</ul>`;
    expect(await finishPage(page.replace('<div id', `${text}<div id`), assets)).toContain(
      `<script type="application/ld+json">${data}<ul><li>/[&amp;&lt;"]/ &lt;b&gt; a &lt; b</li><li>c</li></ul>`,
    );
  });

  const titled = (title: string, picture: string) =>
    page
      .replace(
        '</head>',
        `<meta name=description content=d><meta data-rh=true property=og:image content=${picture}></head>`,
      )
      .replace(
        '<div id',
        `<div data-search=page data-search-area=Types><h1>${title}</h1></div><div id`,
      );
  const sitePicture = 'https://docs.example.com/docs-site/img/social-card.png';

  it('names a page’s card, with its size and its text', async () => {
    const shown = await finishPage(titled('Cart', sitePicture), assets);
    expect(shown).toContain('property="og:image" content="https://docs.example.com/card.png"');
    for (const [name, value] of [
      ['width', '1200'],
      ['height', '630'],
      ['alt', 'Types: Cart'],
    ]) {
      const meta = `<meta data-rh="true" property="og:image:${name}" content="${value}">`;
      expect(shown).toContain(meta);
    }
  });

  it.each([
    ['the site’s picture where there is no card', 'Order', sitePicture],
    ['a picture that the page names itself', 'Cart', 'https://docs.example.com/img/own.png'],
  ])('leaves %s', async (_, title, picture) => {
    const shown = await finishPage(titled(title, picture), assets);
    expect(shown).toContain(`property="og:image" content="${picture}"`);
    expect(shown).not.toContain('og:image:');
  });

  it('refuses a page without the scripts of the application', async () => {
    const changed = page.replace('main.2b.js', 'other.2b.js');
    await expect(finishPage(changed, assets)).rejects.toThrow(
      'its script of the application 0 times',
    );
  });

  it('refuses a page that has its style sheet twice, or not at all', async () => {
    const sheet = '<link rel=stylesheet href=/assets/css/styles.css />';
    const without = page.replace(sheet, '');
    expect(without).not.toBe(page);
    await expect(finishPage(without, assets)).rejects.toThrow('its style sheet 0 times');
    await expect(finishPage(page.replace(sheet, sheet + sheet), assets)).rejects.toThrow(
      'its style sheet 2 times',
    );
  });

  it('keeps what the link to the style sheet says besides its address, and reads each form of quotes', async () => {
    const other = page.replace(
      '<link rel=stylesheet href=/assets/css/styles.css />',
      "<link media='all' href='/docs/assets/css/styles.1a2b.css' rel='stylesheet'>",
    );
    expect(await finishPage(other, assets)).toContain(
      '<link media="all" href="/assets/css/styles.first.css" rel="stylesheet">',
    );
  });
});
