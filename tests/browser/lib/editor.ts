import {deflateRawSync} from 'node:zlib';
import {expect, type Frame, type Page} from '@playwright/test';

/** A page with an example that can be edited. */
export const BUTTON = '/docs/component-packages/ui/button';

/** The example. */
export const EXAMPLE = 'button/add-to-cart';

/** Code as links have it. */
export const pack = (code: string) => deflateRawSync(code).toString('base64url');

/** The field of the code. */
export const field = (page: Page) => page.getByRole('textbox', {name: 'Code of the example'});

/** The sentence about a fault. */
export const fault = (page: Page) => page.locator('.editor-fault');

/** The frame's element. */
export const frameElement = (page: Page) => page.locator('iframe.editor-frame');

/** The frame, once it shows something. */
export async function resultOf(page: Page): Promise<Frame> {
  const frame = (await (await frameElement(page).elementHandle()).contentFrame())!;
  await expect(frame.locator('#stage > *').first()).toBeAttached();
  return frame;
}

/** Opens the page of the editor with code of the test. */
export async function openWith(page: Page, code: string) {
  await page.goto(`/edit?of=${EXAMPLE}#${pack(code)}`);
  await expect(field(page)).toHaveValue(code);
}

/** An example that shows a text. */
export const showing = (text: string, before = '') =>
  `${before}\nexport default function Example() {\n  return <p>${text}</p>;\n}\n`;

/** Replaces the code by text that is typed. */
export async function replaceCode(page: Page, code: string) {
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** The button that turns the check of types on and off. */
export const typesButton = (page: Page) => page.getByRole('button', {name: /^Check types/});
