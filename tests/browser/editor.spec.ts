import {readdirSync, readFileSync, statSync} from 'node:fs';
import {deflateRawSync} from 'node:zlib';
import {expect, type Frame, type Page, test} from '@playwright/test';
import {axeFindings} from '../lib/axe.ts';
import {monitor} from '../lib/monitor.ts';
import {builtPages} from '../lib/site.ts';
import {ready} from './lib/page.ts';
import {shareOf} from './lib/share.ts';

const BUILD = new URL('../../website/build/', import.meta.url);
const BUTTON = '/docs/component-packages/ui/button';
const EXAMPLE = 'button/add-to-cart';

/** The examples on the pages of the site. */
const ids = [
  ...new Set(
    builtPages().flatMap(({html}) =>
      [...html.matchAll(/data-example="?([\w/-]+)/g)].map(([, id]) => id!),
    ),
  ),
].sort();

const componentOf = (id: string) => id.slice(0, id.lastIndexOf('/'));

const components = [...new Set(ids.map(componentOf))];

/** Code as links have it. */
const pack = (code: string) => deflateRawSync(code).toString('base64url');

const field = (page: Page) => page.getByRole('textbox', {name: 'Code of the example'});
const fault = (page: Page) => page.locator('.editor-fault');
const frameElement = (page: Page) => page.locator('iframe.editor-frame');

/** The frame, once it shows something. */
async function resultOf(page: Page): Promise<Frame> {
  const frame = (await (await frameElement(page).elementHandle()).contentFrame())!;
  await expect(frame.locator('#stage > *').first()).toBeAttached();
  return frame;
}

/** Opens the page of the editor with code of the test. */
async function openWith(page: Page, code: string) {
  await page.goto(`/edit?of=${EXAMPLE}#${pack(code)}`);
  await expect(field(page)).toHaveValue(code);
}

/** An example that shows a text. */
const showing = (text: string, before = '') =>
  `${before}\nexport default function Example() {\n  return <p>${text}</p>;\n}\n`;

/** Replaces the code by text that is typed. */
async function replaceCode(page: Page, code: string) {
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

test('nothing of the editor is loaded before the click, which shows the example in a frame', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:editor|modules)\/|\/frames\//.test(request.url())) loaded.push(request.url());
  });
  await page.goto(BUTTON);
  await ready(page);
  const example = page.locator(`[data-example="${EXAMPLE}"]`);
  const edit = example.getByRole('button', {name: 'Edit code'});
  await edit.hover();
  expect(loaded).toEqual([]);
  await edit.press('Enter');
  const frame = await resultOf(page);
  await expect(field(page)).toBeFocused();
  await expect(example.locator('[data-example-stage]')).toBeHidden();
  await expect(example.locator('pre').first()).toBeHidden();
  await frame.getByRole('button', {name: 'Add to cart'}).click();
  await expect(frame.getByRole('status')).toHaveText('1 in your cart');
  // The formatter is loaded by its own button alone.
  expect(loaded.filter((url) => url.includes('formatter'))).toEqual([]);
});

test('a click before the application runs opens the editor', async ({page}) => {
  await page.goto(BUTTON);
  await page
    .locator(`[data-example="${EXAMPLE}"]`)
    .getByRole('button', {name: 'Edit code'})
    .click({noWaitAfter: true});
  await resultOf(page);
});

test('code is changed, undone, done again, reset, and kept when the editor is closed', async ({
  page,
}) => {
  await page.goto(BUTTON);
  const example = page.locator(`[data-example="${EXAMPLE}"]`);
  const edit = example.getByRole('button', {name: 'Edit code'});
  await edit.click();
  const frame = await resultOf(page);
  const before = await field(page).inputValue();
  expect(before).toBe(
    readFileSync(
      new URL('../../packages/ui/src/button/examples/add-to-cart.tsx', import.meta.url),
      'utf8',
    ),
  );
  const tool = (name: string) => page.getByRole('button', {name, exact: true});
  await expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
  // In one line: Playwright makes several changes of lines.
  await replaceCode(page, 'export default () => <p>Plum</p>;');
  await expect(frame.getByText('Plum')).toBeVisible();
  await tool('Undo').click();
  await expect(frame.getByRole('button', {name: 'Add to cart'})).toBeVisible();
  await expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
  await tool('Redo').click();
  await expect(frame.getByText('Plum')).toBeVisible();
  await tool('Reset').click();
  await expect(field(page)).toHaveValue(before);
  await expect(page.getByText('The code is the example’s again.')).toBeVisible();
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(frame.getByText('Plum')).toBeVisible();

  await tool('Close editor').click();
  await expect(edit).toBeFocused();
  await expect(frameElement(page)).toHaveCount(0);
  await expect(example.locator('[data-example-stage]')).toBeVisible();
  await edit.press('Enter');
  await expect((await resultOf(page)).getByText('Plum')).toBeVisible();
});

test('Tab leaves the code, and other keys indent it', async ({page}) => {
  await openWith(page, showing('Plum'));
  await field(page).focus();
  await expect(field(page)).toHaveAccessibleDescription(/Tab leaves the code\./);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+]');
  await expect(field(page)).toHaveValue(/^\n {2}export default/);
  await page.keyboard.press('Control+[');
  await expect(field(page)).toHaveValue(/^\nexport default/);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('// A plum');
  await expect(field(page)).toHaveValue(/\{\n {2}\/\/ A plum\n {2}return/);
  await page.keyboard.press('Tab');
  await expect(field(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', {name: 'Copy link'})).toBeFocused();
});

const FAULTS: [name: string, code: string, message: RegExp][] = [
  ['code that cannot be read', 'export default () => <b>;\n', /^Line \d: The code can’t be read/],
  [
    'a module that is not there',
    "\nimport x from 'lodash';\nexport default x;",
    /^Line 2: “lodash”/,
  ],
  ['no default export', 'const a = 1;\na;', /^There is nothing to show/],
  ['a default export that is no component', 'export default 3;', /isn’t a component/],
  [
    'an error at the start',
    '\nthrow new TypeError("No plum");\nexport default () => null;',
    /^Line 2: The code stopped\. TypeError: No plum/,
  ],
  [
    'an error of a render',
    showing('{missing.name}', 'declare const missing: {name: string};'),
    /^Line 3: The code stopped\. ReferenceError: missing/,
  ],
  [
    'an error of an effect',
    "import {useEffect} from 'react';\nexport default () => {\n  useEffect(() => {\n    throw new Error('Sour');\n  });\n  return <p />;\n};",
    /^Line 4: The code stopped\. Error: Sour/,
  ],
  [
    'a promise that is refused',
    showing('Plum', "void Promise.reject(new Error('Sour'));"),
    /^Line 1: The code stopped\. Error: Sour/,
  ],
];

for (const [name, code, message] of FAULTS) {
  test(`${name} is said with its line, and the next change runs`, async ({page}) => {
    await openWith(page, code);
    await expect(fault(page)).toHaveText(message);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    const line = /^Line (\d)/.exec((await fault(page).textContent())!)?.[1];
    await expect(page.locator('.editor-faulty')).toHaveCount(line === undefined ? 0 : 1);
    await replaceCode(page, showing('Ripe'));
    await expect((await resultOf(page)).getByText('Ripe')).toBeVisible();
    await expect(fault(page)).toBeHidden();
    await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
  });
}

test('an error of a handler is said with its line', async ({page}) => {
  await openWith(
    page,
    "export default () => (\n  <button\n    onClick={() => {\n      throw new Error('Sour');\n    }}\n  >\n    Bite\n  </button>\n);",
  );
  await (await resultOf(page)).getByRole('button', {name: 'Bite'}).click();
  await expect(fault(page)).toHaveText('Line 4: The code stopped. Error: Sour');
});

/** Code that tries to get out of its frame, and shows what came of it. */
const escaping = (attempt: string) => `import {useEffect, useState} from 'react';
export default function Example() {
  const [text, setText] = useState('waiting');
  useEffect(() => {
    (async () => {
      ${attempt}
    })().then(
      (value) => setText('out: ' + String(value)),
      (error) => setText('kept in: ' + error.name),
    );
  }, []);
  return <p>{text}</p>;
}
`;

const ATTEMPTS: Record<string, string> = {
  'a request': "return (await fetch('/docs/intro')).status;",
  'a request to another site': "return (await fetch('https://example.com/')).status;",
  'a socket':
    "new WebSocket('wss://example.com/'); await new Promise((done, fail) => setTimeout(() => fail(new Error()), 300));",
  storage: 'return localStorage.length;',
  cookies: 'return document.cookie.length;',
  'the page around it': 'return parent.document.title;',
  'a database': "return indexedDB.open('plum');",
  'a worker': "return new SharedWorker('/assets/x.js');",
  'text as code': "return eval('1 + 1');",
  'a function of text': "return new Function('return 1')();",
  'a module of another site': "return await import('https://example.com/plum.js');",
};

test('code cannot leave its frame by what browsers offer', async ({page}) => {
  test.setTimeout(90_000);
  await page.goto(`/edit?of=${EXAMPLE}`);
  await resultOf(page);
  const title = await page.title();
  for (const [name, attempt] of Object.entries(ATTEMPTS)) {
    await replaceCode(page, escaping(attempt));
    const frame = await resultOf(page);
    await expect(frame.locator('p'), name).toHaveText(/^kept in: /);
  }
  expect(await page.title()).toBe(title);
});

test('code cannot move the page, open a window, or ask', async ({page, context}) => {
  await page.goto(`/edit?of=${EXAMPLE}`);
  await resultOf(page);
  const address = page.url();
  for (const attempt of [
    "top!.location.href = '/docs/intro';",
    "const opened = window.open('/docs/intro'); if (opened) return 'window'; throw new Error();",
    "parent.location.replace('https://example.com/');",
    "if (confirm('Plum?')) return 'asked'; throw new Error();",
  ]) {
    await replaceCode(page, escaping(attempt));
    await expect((await resultOf(page)).locator('p')).toHaveText(/^(?:kept in|out: undefined)/);
  }
  await page.waitForTimeout(300);
  expect(page.url()).toBe(address);
  expect(context.pages()).toHaveLength(1);
});

test('a form of the code has its events, and is not sent; a link leads nowhere', async ({page}) => {
  await openWith(
    page,
    `import {useState} from 'react';
export default function Example() {
  const [said, setSaid] = useState('');
  return (
    <form action="https://example.com/" onSubmit={() => setSaid('sent')}>
      <button>Send</button>
      <a href="/docs/intro" onClick={() => setSaid('followed')}>Read</a>
      <a href="#stage">Jump</a>
      <p>{said}</p>
    </form>
  );
}
`,
  );
  const frame = await resultOf(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await frame.getByRole('button', {name: 'Send'}).click();
  await expect(frame.getByText('sent')).toBeVisible();
  await frame.getByRole('link', {name: 'Read'}).click();
  await expect(frame.getByText('followed')).toBeVisible();
  await frame.getByRole('link', {name: 'Jump'}).click();
  await page.waitForTimeout(300);
  expect(requests).toEqual([]);
  expect(new URL(frame.url()).hash).toBe('#stage');
  await expect(fault(page)).toBeHidden();
});

test('a form that code sends by itself is refused', async ({page}) => {
  await openWith(
    page,
    showing(
      'Plum',
      "const form = document.createElement('form');\nform.action = 'https://example.com/';\ndocument.body.append(form);\nform.submit();",
    ),
  );
  await expect(fault(page)).toHaveText(/^The code (?:opened another page|stopped)/);
});

test('a document that shows the frame without a sandbox runs nothing in it', async ({page}) => {
  await page.goto('/docs/intro');
  const ran = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/frames/editor.htm';
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    const code = "parent.document.title = 'taken'; exports.default = () => null;";
    // The header keeps the sandbox, so its origin is another; a host without headers relies on the script.
    frame.contentWindow!.postMessage({type: 'run', run: 1, code, modules: {}}, '*');
    await new Promise((resolve) => setTimeout(resolve, 500));
    return document.title === 'taken';
  });
  expect(ran).toBe(false);
});

test('code that opens a page in its frame is stopped, and the next change runs', async ({page}) => {
  await openWith(page, showing('Plum', "location.href = '/frames/editor.htm?';"));
  await expect(fault(page)).toHaveText(/^The code opened another page in its frame/);
  await expect(frameElement(page)).toHaveCount(0);
  await replaceCode(page, showing('Ripe'));
  await expect((await resultOf(page)).getByText('Ripe')).toBeVisible();
});

const LOOPS: Record<string, [code: string, message: RegExp]> = {
  'a loop without an end': [
    showing('Plum', 'let i = 0;\nwhile (i >= 0) i += 1;'),
    /^Line 2: The loop ran for more than 2 seconds/,
  ],
  'a loop that takes memory': [
    showing('Plum', 'const kept: number[][] = [];\nfor (;;) kept.push(new Array(1000).fill(1));'),
    /^(?:Line 2: The loop ran for more than 2 seconds|The code did not answer)/,
  ],
};

for (const [name, [code, message]] of Object.entries(LOOPS)) {
  test(`${name} is stopped, and the page stays alive`, async ({page}) => {
    await openWith(page, code);
    await expect(fault(page)).toHaveText(message, {timeout: 15_000});
    await replaceCode(page, showing('Ripe'));
    await expect((await resultOf(page)).getByText('Ripe')).toBeVisible();
    await expect(fault(page)).toBeHidden();
  });
}

test('code is shared by a link, and an editor begins with it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/edit?of=${EXAMPLE}`);
  await resultOf(page);
  await replaceCode(page, showing('Grüße ⟦✓⟧'));
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByText('A link to your code is on the clipboard.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(300);
  await page.goto('/docs/intro');
  await page.goto(link);
  await expect((await resultOf(page)).getByText('Grüße ⟦✓⟧')).toBeVisible();
});

test('code that is too long for a link is refused, and stays', async ({page}) => {
  await page.goto(`/edit?of=${EXAMPLE}`);
  await resultOf(page);
  const noise = Array.from({length: 3000}, (_, index) => Math.sin(index).toString(36)).join(' ');
  const code = showing('Plum', `// ${noise}`);
  await replaceCode(page, code);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.locator('.editor-status')).toHaveText(
    /^Your code makes a link of \d+ characters, and some programs cut links above 8192\./,
  );
  await expect(field(page)).toHaveValue(code);
});

test('a link that is broken says so, and shows the example', async ({page}) => {
  const packed = pack(showing('Plum'));
  await page.goto(`/edit?of=${EXAMPLE}#${packed.slice(0, -9)}`);
  await expect(page.getByRole('alert').filter({hasText: 'can’t be read'})).toBeVisible();
  const frame = await resultOf(page);
  await expect(frame.getByRole('button', {name: 'Add to cart'})).toBeVisible();
  await page.goto('/edit?of=button/nothing');
  await expect(page.getByRole('alert').filter({hasText: 'button/nothing'})).toHaveText(
    'There is no example “button/nothing”. Choose one below.',
  );
});

test('code is formatted by a button that says what it loads', async ({page}) => {
  await openWith(page, 'export default () => {return <p  >Plum</p>}');
  const format = page.getByRole('button', {name: /^Format \(loads \d+ kB\)$/});
  await format.click();
  await expect(field(page)).toHaveValue('export default () => {\n  return <p>Plum</p>;\n};\n');
  await expect(page.getByRole('button', {name: 'Format', exact: true})).toBeVisible();
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(field(page)).toHaveValue('export default () => {return <p  >Plum</p>}');
  await replaceCode(page, 'export default () => <');
  await page.getByRole('button', {name: 'Format', exact: true}).click();
  await expect(page.getByText('can’t be formatted until its fault is fixed')).toBeVisible();
});

test('what cannot be loaded is said', async ({page}) => {
  await page.route('**/assets/editor/formatter*', (route) => route.abort());
  await page.route('**/assets/modules/ui-badge*', (route) => route.abort());
  await openWith(page, showing('Plum'));
  await resultOf(page);
  await page.getByRole('button', {name: /^Format/}).click();
  await expect(page.getByText('The formatter could not be loaded')).toBeVisible();
  await replaceCode(
    page,
    "import {Badge} from '@storefront-toolkit/ui/badge';\nexport default () => <Badge>Plum</Badge>;",
  );
  await expect(fault(page)).toHaveText(/“@storefront-toolkit\/ui\/badge” could not be loaded/);
  await page.route('**/assets/editor/editor*', (route) => route.abort());
  await page.goto('/edit?of=badge/variants');
  await expect(page.getByText('The editor could not be loaded.')).toBeVisible();
});

test('the frame has the color mode of the page, and follows it', async ({page}) => {
  await page.goto(`/edit?of=${EXAMPLE}`);
  const frame = await resultOf(page);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the editor and its frame have at most 75 kB, without React and the components', () => {
  const sizeOf = (folder: string, pattern: RegExp) => {
    const names = readdirSync(new URL(folder, BUILD)).filter((name) => pattern.test(name));
    expect(names.length).toBeGreaterThan(0);
    return names.map((name) => statSync(new URL(folder + name, BUILD)).size);
  };
  const sizes = [
    ...sizeOf('assets/editor/', /^editor\.\w+\.(?:js|css)\.br$/),
    ...sizeOf('assets/modules/', /^frame\.\w+\.js\.br$/),
    ...sizeOf('frames/', /^editor\.htm$/),
  ];
  expect(sizes).toHaveLength(4);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(75_000);
});

/** Width of the content, and of the bar beside it that Firefox has without a screen. */
const widthOf = (page: Page) =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth + innerWidth - clientWidth;
  });

for (const [width, height] of [
  [390, 844],
  [320, 480],
] as const) {
  for (const mode of ['light', 'dark']) {
    test(`the editor fits a window of ${width} pixels, without a finding of axe, ${mode}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height});
      await page.addInitScript((name) => localStorage.setItem('theme', name), mode);
      await openWith(page, `${showing('Plum')}// ${'a long line '.repeat(20)}\nmissing();\n`);
      await expect(fault(page)).toHaveText(/missing/);
      expect(await axeFindings(page)).toEqual([]);
      expect(await widthOf(page)).toBe(width);
      await page.goto('/edit');
      expect(await axeFindings(page)).toEqual([]);
      expect(await widthOf(page)).toBe(width);
    });
  }
}

test('the list has each example of the pages', async ({page}) => {
  await page.goto('/edit');
  const hrefs = await page
    .locator('main li a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(ids.length).toBeGreaterThan(300);
  for (const id of ids) expect(hrefs).toContain(`/edit?of=${id}`);
});

for (const component of shareOf(components, 8)) {
  test(`the examples of ${component} run in the frame, in silence`, async ({page, baseURL}) => {
    test.setTimeout(120_000);
    const {problems} = await monitor(page, new URL(baseURL!).origin);
    for (const id of ids.filter((one) => componentOf(one) === component)) {
      await page.goto(`/edit?of=${id}`);
      await resultOf(page);
      await expect(fault(page), id).toBeHidden();
    }
    expect(problems).toEqual([]);
  });
}
