import {expect, test} from '../lib/test.ts';
import {openComponentPage} from '../lib/component-page.ts';

const ROUTES = [
  'checkbox',
  'form-select',
  'input',
  'input-error',
  'label',
  'radio-group',
  'select',
];

/** The states of a page's fields that aren't conveyed, in words. */
function untold(): string[] {
  const found: string[] = [];
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  for (const field of document.querySelectorAll<HTMLElement>('.example-stage [data-field]')) {
    const id = field.closest<HTMLElement>('[data-example]')!.dataset.example!;
    const isGroup = field.localName === 'fieldset';
    const control = isGroup
      ? field
      : field.querySelector<HTMLElement>(
          'input:not([aria-hidden]), select, textarea, [role="combobox"]',
        )!;
    const isRadioGroup = field.role === 'radiogroup';
    const legend = field.querySelector(':scope > legend');
    if (isGroup && !legend?.textContent.trim()) found.push(`${id}: a group without a legend`);
    const own = isGroup ? legend : field;
    if (own?.querySelector('[aria-hidden="true"].text-danger:not(svg)')) {
      const isRequired =
        control.hasAttribute('required') ||
        control.ariaRequired === 'true' ||
        legend?.querySelector('.sr-only') != null;
      if (!isRequired) found.push(`${id}: a mark without a state`);
    } else if (!isGroup && control.hasAttribute('required')) {
      found.push(`${id}: required without a mark`);
    }
    const error = field.querySelector(':scope > p.text-danger');
    if (!error) continue;
    const describes = textOf(control.getAttribute('aria-describedby')).includes(error.textContent);
    if (!describes) found.push(`${id}: an error that describes nothing`);
    const hasState = !isGroup || isRadioGroup;
    if (hasState && control.ariaInvalid !== 'true')
      found.push(`${id}: an error without aria-invalid`);
  }
  return found;
}

for (const route of ROUTES) {
  test(`ui/forms/${route}: required and invalid fields say so, and show it, in the served HTML`, async ({
    page,
  }) => {
    await openComponentPage(page, `ui/forms/${route}`);
    expect(await page.locator('.example-stage [data-field]').count()).toBeGreaterThan(0);
    expect(await page.evaluate(untold)).toEqual([]);
  });
}
