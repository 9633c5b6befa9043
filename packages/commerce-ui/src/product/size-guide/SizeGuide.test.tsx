import {
  type SizeGuide,
  SizeGuideDataAttributes,
  SizeGuideDialog,
  SizeGuideTable,
  type SizeGuideTableProps,
} from '@storefront-toolkit/commerce-ui/product/size-guide';
import {jacketSizes} from '@storefront-toolkit/fixtures/catalog';
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';
import {installNativeOverlays} from '../../../../../tests/lib/native-overlays.ts';
import {convert, formatMeasure} from './format-measure.ts';

installNativeOverlays();

describeConformance(
  'SizeGuideTable',
  <SizeGuideTable guide={jacketSizes} locale="en-IE" />,
  HTMLDivElement,
);
describeConformance(
  'SizeGuideDialog',
  <SizeGuideDialog guide={jacketSizes} locale="en-IE" />,
  HTMLButtonElement,
);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const table = (props: Partial<SizeGuideTableProps> = {}) =>
  render(<SizeGuideTable guide={jacketSizes} locale="en-IE" {...props} />).container;

/** The texts of a row in one unit. */
function rowIn(unit: 'cm' | 'in', size: RegExp) {
  const row = screen.getByRole('rowheader', {name: size}).closest('tr')!;
  return [...row.querySelectorAll(`[${SizeGuideDataAttributes.unit}=${unit}]`)].map(
    ({textContent}) => textContent,
  );
}

describe('SizeGuideTable', () => {
  it('is a table with a caption, and headings of columns and rows @claim-size-guide.table', () => {
    table();
    expect(screen.getByRole('table', {name: jacketSizes.caption})).toBeTruthy();
    expect(screen.getByRole('region', {name: jacketSizes.caption}).tabIndex).toBe(0);
    const scopes = (role: string) =>
      screen.getAllByRole(role).map((one) => [one.tagName, one.getAttribute('scope')].join(' '));
    expect(scopes('columnheader')).toEqual(Array(4).fill('TH col'));
    expect(scopes('rowheader')).toEqual(Array(4).fill('TH row'));
    expect(errors).not.toHaveBeenCalled();
  });

  it('has each measure in both units @claim-size-guide.units', () => {
    table();
    expect(rowIn('cm', /^M/)).toEqual(['95–101', '83–89', '64']);
    expect(rowIn('in', /^M/)).toEqual(['37.5–40', '32.5–35', '25']);
    expect(rowIn('cm', /^XL/)).toEqual(['110–118', '98–106', '68.5']);
  });

  it('starts in centimeters or in inches, with native radio buttons, and tells of a change @claim-size-guide.unit-choice', () => {
    const onUnitChange = vi.fn();
    table({onUnitChange});
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', {name});
    expect(screen.getByRole('radiogroup', {name: 'Unit'})).toBeTruthy();
    expect(radio('Centimeters').checked).toBe(true);
    fireEvent.click(radio('Inches'));
    expect(onUnitChange).toHaveBeenCalledExactlyOnceWith('in');
    cleanup();
    table({defaultUnit: 'in'});
    expect(radio('Inches').checked).toBe(true);
  });

  it('marks the row of the selected size, in words too @claim-size-guide.selected', () => {
    const root = table({selectedSizeId: 'm'});
    const [row, ...others] = root.querySelectorAll('[aria-current="true"]');
    expect(others).toEqual([]);
    expect(row!.hasAttribute(SizeGuideDataAttributes.selected)).toBe(true);
    expect(
      within(row as HTMLElement).getByRole('rowheader', {name: /^M\s*\(selected\)$/}),
    ).toBeTruthy();
    cleanup();
    expect(table().querySelector('[aria-current]')).toBeNull();
  });

  it('lists how to measure, where the guide says it @claim-size-guide.how-to', () => {
    table();
    expect(screen.getByRole('heading', {name: 'How to measure', level: 3})).toBeTruthy();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
    cleanup();
    const measurements = [{id: 'chest', label: 'Chest'}];
    table({guide: {...jacketSizes, measurements}});
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('says that a measure is missing, and reports one that is no length @claim-size-guide.missing @claim-size-guide.reports', () => {
    const guide: SizeGuide = {
      caption: 'Hats',
      measurements: [{id: 'head', label: 'Head'}],
      sizes: [
        {id: 's', label: 'S', measures: {}},
        {id: 'm', label: 'M', measures: {head: NaN}},
        {id: 'l', label: 'L', measures: {head: {min: 60, max: 58}}},
      ],
    };
    table({guide, selectedSizeId: 'xl'});
    expect(screen.getAllByText('not given')).toHaveLength(3);
    const texts = errors.mock.calls.map(([text]) => String(text));
    expect(texts).toHaveLength(3);
    expect(texts[0]).toMatch(
      /^Storefront Toolkit: <SizeGuideTable> got null as "head" of the size M/,
    );
    expect(texts[2]).toContain('the selected size "xl"');
  });

  it('reports a guide without a caption or sizes @claim-size-guide.reports', () => {
    table({guide: {caption: '', measurements: [{id: 'a', label: 'A'}], sizes: []}});
    const texts = errors.mock.calls.map(([text]) => String(text));
    expect(texts[0]).toContain('without a caption');
    expect(texts[1]).toContain('without sizes');
  });

  it('needs no style on the server @claim-size-guide.no-inline-style', () => {
    const html = renderToStaticMarkup(<SizeGuideTable guide={jacketSizes} locale="en-IE" />);
    expect(html).not.toContain('style=');
  });
});

describe('the conversion', () => {
  it('goes from centimeters to the nearest half inch, each time from the source @claim-size-guide.rounding', () => {
    for (let centimeters = 1; centimeters <= 200; centimeters += 0.5) {
      const inches = convert(centimeters, 'in');
      expect(Number.isInteger(inches * 2)).toBe(true);
      expect(Math.abs(inches * 2.54 - centimeters)).toBeLessThanOrEqual(0.635 + 1e-9);
      expect(convert(centimeters, 'cm')).toBe(centimeters);
    }
    expect([convert(88, 'in'), convert(92, 'in')]).toEqual([34.5, 36]);
  });

  it('writes numbers in the language of the page, and a range of one value as that value @claim-size-guide.language', () => {
    expect(formatMeasure(68.5, 'cm', 'de-DE')).toBe('68,5');
    expect(formatMeasure({min: 87.5, max: 88}, 'in', 'en-IE')).toBe('34.5');
    expect(formatMeasure({min: 88, max: 92}, 'in', 'de-DE')).toBe('34,5–36');
  });
});

describe('SizeGuideDialog', () => {
  it('opens the table by its button, with the selected size', () => {
    render(<SizeGuideDialog guide={jacketSizes} locale="en-IE" selectedSizeId="l" />);
    const button = screen.getByRole('button', {name: 'Size guide'});
    fireEvent.click(button);
    const dialog = screen.getByRole('dialog', {name: 'Size guide'});
    expect(within(dialog).getByRole('rowheader', {name: /^L/})).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', {name: 'Close'}));
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(errors).not.toHaveBeenCalled();
  });

  it('serves the table in details for pages without scripts', () => {
    const html = renderToStaticMarkup(<SizeGuideDialog guide={jacketSizes} locale="en-IE" />);
    const [, served = ''] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? [];
    expect(served).toContain('Size guide</summary>');
    expect(served.match(/<tr/g)).toHaveLength(5);
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(2);
  });
});
