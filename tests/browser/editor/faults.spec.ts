import {chromium, expect, test} from '../../lib/test.ts';
import {testBrowserPath} from '../../../scripts/lib/chromium.mjs';
import {
  BUTTON,
  EXAMPLE,
  fault,
  field,
  frameElement,
  openWith,
  replaceCode,
  resultOf,
  showing,
} from '../lib/editor.ts';
import {ready} from '../lib/page.ts';

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

test('a frame that is busy in native code is closed, where it has a process of its own', async ({
  baseURL,
}) => {
  const executablePath = testBrowserPath();
  // The headless shell gives frames none by itself, as browsers with windows do.
  const args = ['--no-sandbox', '--site-per-process'];
  const browser = await chromium.launch({...(executablePath && {executablePath}), args});
  const page = await browser.newPage({baseURL: baseURL!});
  await openWith(page, showing('Plum', "'a'.repeat(29).match(/^(a|a)+$b/);"));
  await expect(fault(page)).toHaveText(/^The code did not answer for 2 seconds/, {timeout: 15_000});
  await expect(frameElement(page)).toHaveCount(0);
  await replaceCode(page, showing('Ripe'));
  await expect((await resultOf(page)).getByText('Ripe')).toBeVisible();
  await browser.close();
});

test('an editor that cannot be loaded says so on its button', async ({page}) => {
  await page.route('**/assets/editor/editor*', (route) => route.abort());
  await page.goto(BUTTON);
  await ready(page);
  const block = page.locator(`[data-example="${EXAMPLE}"] .code-block`);
  await block.getByRole('button', {name: 'Edit code'}).click();
  await expect(block.locator('.code-block-edit')).toHaveText('Not loaded. Reload the page.');
  await expect(block.getByRole('status')).toHaveText('Not loaded. Reload the page.');
  await expect(block.locator('pre')).toBeVisible();
});
