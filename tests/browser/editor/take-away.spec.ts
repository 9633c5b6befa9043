import {readFileSync} from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from '../../lib/test.ts';
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
  const sent: {method: string; url: string; fields: URLSearchParams}[] = [];
  await context.route('https://stackblitz.com/**', (route) => {
    const request = route.request();
    const fields = new URLSearchParams(request.postData() ?? '');
    sent.push({method: request.method(), url: request.url(), fields});
    return route.fulfill({contentType: 'text/html', body: '<title>A project</title>'});
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
  for (const {method, url, fields} of sent) {
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
