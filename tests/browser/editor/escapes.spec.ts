import {expect, test} from '../../lib/test.ts';
import {EXAMPLE, fault, openWith, replaceCode, resultOf, showing} from '../lib/editor.ts';

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
