import {describe, expect, it} from 'vitest';
import {finishPage} from './finish-page';

const assets = {
  styles: '/assets/css/styles.first.css',
  laterStyles: {href: '/assets/css/later.css', classes: new Set(['avatar'])},
  pageStyles: [{href: '/assets/css/home.css', classes: new Set(['hero'])}],
  inlineScript: 'start()',
  fontsScript: 'fonts()',
  colorModeScript: '/assets/js/color-mode.3c.js',
};

const page = [
  '<html><head><link rel=stylesheet href=/assets/css/styles.css />',
  '<script src=/assets/js/runtime~main.1a.js defer></script><script src=/assets/js/main.2b.js defer></script></head>',
  '<body><svg style="display: none;"><defs></defs></svg>\n',
  '<script>document.documentElement.setAttribute("data-theme","light")</script><script>announce()</script>',
  '<div id=__docusaurus><button class="clean-btn toggleButtonDisabled_x" type=button disabled title="light mode">x</button>',
  '<button class=other disabled>y</button></div></body></html>',
].join('');

describe('finishPage', () => {
  const finished = finishPage(page, assets);

  it('keeps the application from running, and keeps the order of its scripts', () => {
    expect(finished.match(/<script type=app [^>]+>/g)).toEqual([
      '<script type=app id=application src=/assets/js/color-mode.3c.js>',
      '<script type=app src=/assets/js/runtime~main.1a.js>',
      '<script type=app src=/assets/js/main.2b.js>',
    ]);
    expect(finished).toMatch(/<\/div><script type=app .*<\/script><\/body>/);
    expect(finished).not.toMatch(/defer/);
  });

  it('lets the application of a page that needs it at once run', () => {
    expect(finishPage(page, {...assets, eager: true}).match(/ defer>/g)).toHaveLength(2);
  });

  it('puts its script in the place of those of the theme', () => {
    expect(finished.match(/<script>[^<]*<\/script>/g)).toEqual([
      '<script>fonts()</script>',
      '<script>start()</script>',
    ]);
  });

  it('loads the fonts from the head, after the style sheet that names them, and only its own', () => {
    expect(finished).toMatch(/styles\.first\.css \/>.*<script>fonts\(\)<\/script>.*<\/head>/);
    const hosted = finishPage(page, {...assets, fontsScript: ''});
    expect(hosted.match(/<script>[^<]*<\/script>/g)).not.toContain('<script>fonts()</script>');
  });

  it('lets the browser wait with the first frame until the page is there', () => {
    expect(finished).toContain('<link rel=expect href=#application blocking=render>');
    expect(finished).toMatch(/<\/div><script type=app id=application /);
    expect(finishPage(page, {...assets, eager: true})).not.toContain('rel=expect');
  });

  it('links the style sheets of live examples, each once, after the site’s own', () => {
    const stage = '<div data-example-styles=/assets/toolkit/button.1a2b3c4d.css></div>';
    const shown = finishPage(page.replace('</body>', `${stage}${stage}</body>`), assets);
    expect(shown).toMatch(
      /styles\.first\.css \/>.*<link rel=stylesheet href=\/assets\/toolkit\/button\.1a2b3c4d\.css><\/head>/,
    );
    expect(shown.match(/rel=stylesheet/g)).toHaveLength(2);
  });

  it('leaves to the application what styles it alone needs', () => {
    expect(finished).toContain('<link rel=later-stylesheet href=/assets/css/later.css></head>');
  });

  it('links these styles when the page bears a class of theirs', () => {
    const post = page.replace('<div id', '<img class="avatar x" src=a.png alt=""><div id');
    expect(finishPage(post, assets)).toContain('<link rel=stylesheet href=/assets/css/later.css>');
  });

  it('links the style sheet of a page in that page alone', () => {
    const home = page.replace('<div id', '<header class=hero></header><div id');
    expect(finishPage(home, assets)).toContain('<link rel=stylesheet href=/assets/css/home.css>');
    expect(finished).not.toContain('home.css');
  });

  it('leaves no inline style, and no sprite of icons', () => {
    expect(finished).not.toMatch(/\sstyle=/);
    expect(finished).not.toContain('<svg');
  });

  it('enables the control that waits for the application, and no other', () => {
    expect(finished).toContain('toggleButtonDisabled_x" type=button title=');
    expect(finished).toContain('<button class=other disabled>');
  });

  it('writes what begins no tag as text, but not in scripts and comments', () => {
    const data = '<script type=application/ld+json>{"name":"a < b"}</script><!-- a < b -->';
    const text = `${data}<p title="a < b">/[&<"]/ &lt;b> a < b</p>`;
    expect(finishPage(page.replace('<div id', `${text}<div id`), assets)).toContain(
      `${data}<p title="a &lt; b">/[&&lt;"]/ &lt;b> a &lt; b</p>`,
    );
  });

  it('leaves a page that leads to another as it is', () => {
    const redirect = '<html><meta http-equiv=refresh content="0; url=/docs/packages/"></html>';
    expect(finishPage(redirect, assets)).toBe(redirect);
  });

  it('refuses a page without the scripts of the application', () => {
    const changed = page.replaceAll(' defer>', ' async>');
    expect(() => finishPage(changed, assets)).toThrow(/APPLICATION_SCRIPT/);
  });

  for (const [name, found] of Object.entries({
    'end of its head': '</head>',
    'style sheet': '<link rel=stylesheet href=/assets/css/styles.css />',
    'sprite of icons': '<svg style="display: none;"><defs></defs></svg>',
    'end of its body': '</body>',
    'group of scripts of the theme':
      '<script>document.documentElement.setAttribute("data-theme","light")</script>',
    'switch of the color mode':
      '<button class="clean-btn toggleButtonDisabled_x" type=button disabled title="light mode">',
  })) {
    it(`refuses a page that has its ${name} twice, or not at all`, () => {
      const without = page.replace(found, '');
      expect(without).not.toBe(page);
      expect(() => finishPage(without, assets)).toThrow(`its ${name} 0 times`);
      expect(() => finishPage(`${page}${found}`, assets)).toThrow(`its ${name} 2 times`);
    });
  }
});
