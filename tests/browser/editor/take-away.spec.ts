import {readFileSync} from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from '../../lib/test.ts';
import {isFirefox} from '../../lib/firefox.ts';
import {EXAMPLE, replaceCode, resultOf, showing} from '../lib/editor.ts';

const ARCHIVE = new URL(`../../../website/build/examples/${EXAMPLE}.zip`, import.meta.url);

/** The files of the example's archive, by their paths in the project. */
function archived(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(readFileSync(ARCHIVE))).map(([file, bytes]) => [
      file.slice(file.indexOf('/') + 1),
      strFromU8(bytes),
    ]),
  );
}

test('code is opened at StackBlitz as a project, by a form that the policy allows', async ({
  page,
  context,
}) => {
  const sent: {method: string; url: string; body: string | null}[] = [];
  await context.route('https://stackblitz.com/**', (route) => {
    const request = route.request();
    sent.push({method: request.method(), url: request.url(), body: request.postData()});
    return route.fulfill({contentType: 'text/html', body: '<title>A project</title>'});
  });
  // Playwright has no bodies of Firefox's requests: there, the fields are those that the form makes for its body.
  await page.addInitScript(() => {
    const forms: [string, string][][] = [];
    Object.assign(self, {forms});
    addEventListener('formdata', ({formData}) =>
      forms.push([...formData].map(([name, value]) => [name, value as string])),
    );
  });
  await page.goto(`/edit?of=${EXAMPLE}`);
  await resultOf(page);
  await replaceCode(page, showing('Plum'));
  for (const turn of [1, 2]) {
    const opened = context.waitForEvent('page');
    await page.getByRole('button', {name: 'Open in StackBlitz'}).click();
    await expect(await opened).toHaveTitle('A project');
    expect(sent).toHaveLength(turn);
  }
  const forms = await page.evaluate(() => (self as unknown as {forms: [string, string][][]}).forms);
  expect(forms).toHaveLength(2);
  for (const [turn, {method, url, body}] of sent.entries()) {
    const fields = new URLSearchParams(isFirefox(page) ? forms[turn] : body!);
    expect([method, url]).toEqual(['POST', 'https://stackblitz.com/run?file=src/example.tsx']);
    expect(fields.get('project[template]')).toBe('node');
    const files = [...fields]
      .filter(([name]) => name.startsWith('project[files]['))
      .map(([name, text]) => [
        name.slice('project[files]['.length, -1),
        text.replaceAll('\r\n', '\n'),
      ]);
    expect(Object.fromEntries(files)).toEqual({
      ...archived(),
      'src/example.tsx': showing('Plum'),
      // The code imports no component.
      'src/storefront.css': archived()['src/storefront.css']!.replace(
        /@import '[^']+source\.css';\n/,
        '',
      ),
    });
  }
});

test('a project that cannot be put together is not sent', async ({page}) => {
  await page.route('**/assets/editor/project.*', (route) => route.abort());
  await page.goto(`/edit?of=${EXAMPLE}`);
  await resultOf(page);
  await page.getByRole('button', {name: 'Open in StackBlitz'}).click();
  await expect(page.getByText('The project could not be put together')).toBeVisible();
});

test('an example is downloaded by a plain link', async ({page}) => {
  await page.goto(`/edit?of=${EXAMPLE}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download example'}).click();
  const file = await (await download).path();
  expect(readFileSync(file)).toEqual(readFileSync(ARCHIVE));
});
