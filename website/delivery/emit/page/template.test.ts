import {renderSSGTemplate, compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {describe, expect, it} from 'vitest';
import {type PageParts, pageTemplate} from './template';

const parts = {
  inlineScript: 'start()',
  fontsScript: 'fonts()',
  colorModeScript: '/docs-site/assets/js/color-mode.3c.js',
  readersScript: '',
  offlineScript: '',
};

/** A page as the framework makes it by the template. */
async function render(given: Partial<PageParts> = {}, htmlAttributes = 'lang="en"') {
  const ssgTemplate = await compileSSGTemplate(pageTemplate({...parts, ...given}));
  return renderSSGTemplate({
    ssgTemplate,
    params: {
      baseUrl: '/docs-site/',
      headTags: '<link rel="alternate">',
      preBodyTags: '<svg style="display: none;"></svg><script>theme()</script>',
      postBodyTags: '<noscript>post</noscript>',
      noIndex: false,
      DOCUSAURUS_VERSION: '3.0.0',
      manifest: {
        entrypoints: ['main'],
        origins: {main: ['main']},
        assets: {
          main: {
            js: [{file: 'assets/js/runtime~main.1a.js'}, {file: 'assets/js/main.2b.js'}],
            css: [{file: 'assets/css/styles.css'}],
          },
        },
      },
    } as unknown as Parameters<typeof renderSSGTemplate>[0]['params'],
    result: {
      html: '<p>content</p>',
      collectedData: {
        modules: new Set(),
        metadata: {
          internal: {
            htmlAttributes,
            bodyAttributes: 'class="b"',
            title: '<title data-rh="true">Title</title>',
            meta: '<meta name="description">',
            link: '',
            script: '',
          },
        },
      },
    },
  });
}

describe('pageTemplate', () => {
  it('keeps the application from running, and keeps the order of its scripts', async () => {
    const page = await render();
    expect(page.match(/<script type="app" [^>]+>/g)).toEqual([
      '<script type="app" id="app" src="/docs-site/assets/js/color-mode.3c.js">',
      '<script type="app" src="/docs-site/assets/js/runtime~main.1a.js">',
      '<script type="app" src="/docs-site/assets/js/main.2b.js">',
    ]);
    expect(page).toMatch(/content<\/p><\/div>.*<script type="app" id="app"[^]*<\/body>/s);
    expect(page).not.toContain('defer');
  });

  it.each(['lang="en"', 'lang="en" data-application="now"'])(
    'lets the browser wait with the first frame until the page of %s is there',
    async (htmlAttributes) => {
      const page = await render({}, htmlAttributes);
      expect(page).toMatch(/<link rel="expect" href="#app" blocking="render">[^]*<\/head>/);
      expect(page).toMatch(/content<\/p><\/div>.*<script [^>]*id="app"[^>]*><\/script>/s);
      expect(page.match(/id="app"/g)).toHaveLength(1);
    },
  );

  it('runs the application of a page that needs it at once', async () => {
    const page = await render({}, 'lang="en" data-application="now"');
    expect(page.match(/<script defer[^>]+>/g)).toEqual([
      '<script defer id="app" src="/docs-site/assets/js/runtime~main.1a.js">',
      '<script defer src="/docs-site/assets/js/main.2b.js">',
    ]);
    expect(page).not.toContain('type="app"');
  });

  it('has its own scripts alone, and nothing of what the theme puts before the page', async () => {
    const page = await render();
    expect(page.match(/<script>[^<]*<\/script>/g)).toEqual([
      '<script>fonts()</script>',
      '<script>start()</script>',
    ]);
    expect(page).toMatch(/<body class="b">\s*<script>start\(\)/);
    expect(page).not.toMatch(/<svg|theme\(\)/);
  });

  it('loads the fonts from the head, after the style sheet that names them, and only its own', async () => {
    expect(await render()).toMatch(/styles\.css">\s*<script>fonts\(\)<\/script>\s*<\/head>/);
    expect(await render({fontsScript: ''})).not.toContain('<script></script>');
  });

  it('has the control that keeps the site for offline after the application, or nothing of it', async () => {
    const page = await render({offlineScript: '/docs-site/assets/js/offline.4d.js'});
    expect(page).toMatch(
      /main\.2b\.js"><\/script>\s*<offline-copy><\/offline-copy>\s*<script defer src="\/docs-site\/assets\/js\/offline\.4d\.js"><\/script>\s*<\/body>/,
    );
    expect(await render()).not.toContain('offline');
  });

  it('keeps what pages and other plugins add', async () => {
    const page = await render();
    for (const text of [
      '<title data-rh="true">Title</title>',
      '<meta name="description">',
      '<link rel="alternate">',
      '<noscript>post</noscript>',
      '<html lang="en">',
      'content="Docusaurus v3.0.0"',
    ]) {
      expect(page.split(text)).toHaveLength(2);
    }
  });
});
