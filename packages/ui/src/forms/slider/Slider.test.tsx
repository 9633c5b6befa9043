import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {Field, FieldGroup} from '@storefront-toolkit/ui/forms/label';
import {
  RangeSlider,
  type RangeSliderProps,
  Slider,
  SliderCssVariables,
  SliderDataAttributes,
  type SliderProps,
} from '@storefront-toolkit/ui/forms/slider';
import {describeConformance} from '../../../../../tests/lib/conformance.tsx';

const LABELS = ['Lowest price', 'Highest price'] as const;
const EUROS = {style: 'currency', currency: 'EUR', maximumFractionDigits: 0} as const;

describeConformance('Slider', <Slider label="Radius" format={EUROS} />, HTMLDivElement);
describeConformance('RangeSlider', <RangeSlider labels={LABELS} />, HTMLDivElement);

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  errors.mockRestore();
});

const thumbs = () => screen.getAllByRole<HTMLInputElement>('slider');
const values = () => thumbs().map(({value}) => value);
const text = () => document.querySelector('[data-values]')?.textContent;
/** Moves a thumb as the browser does, with or without letting it go. */
function move(index: number, value: number, letGo = true) {
  const thumb = thumbs()[index]!;
  fireEvent.input(thumb, {target: {value: String(value)}});
  if (letGo) fireEvent(thumb, new Event('change', {bubbles: true}));
}

function setUp(props: Partial<RangeSliderProps> = {}) {
  const onValueChange = vi.fn();
  const onValueCommit = vi.fn();
  render(<RangeSlider labels={LABELS} {...{onValueChange, onValueCommit}} {...props} />);
  return {onValueChange, onValueCommit};
}

describe('Slider', () => {
  it('is a native range input with its limits, in the served HTML too @claim-slider.native', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(
      <Slider label="Radius" name="radius" min={1} max={51} step={5} defaultValue={11} />,
    );
    const [thumb] = thumbs();
    const {type, name, min, max, step, value} = thumb!;
    expect({type, name, min, max, step, value}).toEqual({
      ...{type: 'range', name: 'radius', min: '1', max: '51', step: '5', value: '11'},
    });
    expect(thumb!.hasAttribute('aria-valuetext')).toBe(false);
    container.remove();
  });

  it('starts with its smallest value, and tells of each new one', () => {
    const onValueChange = vi.fn();
    const onValueCommit = vi.fn();
    render(<Slider label="Radius" min={10} {...{onValueChange, onValueCommit}} />);
    expect([...values(), text()]).toEqual(['10', '10']);
    move(0, 12, false);
    move(0, 14);
    expect(onValueChange.mock.calls).toEqual([[12], [14]]);
    expect(onValueCommit.mock.calls).toEqual([[14]]);
    expect(text()).toBe('14');
  });

  it('is named, described and disabled by its field @claim-slider.names', () => {
    render(
      <Field label="Radius" description="In km" error="Too far." disabled>
        <Slider />
      </Field>,
    );
    const thumb = screen.getByRole<HTMLInputElement>('slider', {name: 'Radius'});
    const ids = thumb.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'In km',
      'Too far.',
    ]);
    expect(thumb.getAttribute('aria-invalid')).toBe('true');
    expect(thumb.disabled).toBe(true);
    expect(errors).not.toHaveBeenCalled();
  });

  it('follows the state of its user, who can refuse a value', () => {
    const props: SliderProps = {label: 'Radius', value: 20, onValueChange: vi.fn()};
    const {rerender} = render(<Slider {...props} />);
    move(0, 30);
    expect(props.onValueChange).toHaveBeenCalledExactlyOnceWith(30);
    expect([...values(), text()]).toEqual(['20', '20']);
    rerender(<Slider {...props} value={40} />);
    expect([...values(), text()]).toEqual(['40', '40']);
  });

  it('hands its `inputRef` to the input', () => {
    const inputRef = vi.fn();
    render(<Slider label="Radius" inputRef={inputRef} />);
    expect(inputRef).toHaveBeenCalledWith(thumbs()[0]);
  });
});

describe('RangeSlider', () => {
  it('names each thumb, and groups both @claim-slider.names', () => {
    render(<FieldGroup label="Price" children={<RangeSlider labels={LABELS} />} />);
    expect(screen.getByRole('group', {name: 'Price'})).toBeDefined();
    for (const [index, name] of LABELS.entries()) {
      expect(screen.getByRole('slider', {name})).toBe(thumbs()[index]);
    }
  });

  it('writes its values, for eyes and for screen readers @claim-slider.value-text', () => {
    setUp({defaultValue: [20, 80], format: EUROS, locale: 'de'});
    const texts = () => thumbs().map((thumb) => thumb.getAttribute('aria-valuetext'));
    expect([text(), ...texts()]).toEqual(['20\u00a0€ – 80\u00a0€', '20\u00a0€', '80\u00a0€']);
    move(0, 30);
    expect([text(), ...texts()]).toEqual(['30\u00a0€ – 80\u00a0€', '30\u00a0€', '80\u00a0€']);
    expect(document.querySelector('[aria-live], output, [role=status]')).toBeNull();
  });

  it.each([
    [0, 90, ['50', '60']],
    [1, 0, ['20', '30']],
  ])(
    'thumb %i can be moved to %i no further than the other one @claim-slider.apart',
    (index, to, expected) => {
      const {onValueChange, onValueCommit} = setUp({defaultValue: [20, 60], minDistance: 10});
      move(index, to);
      expect(values()).toEqual(expected);
      move(index, to);
      expect(values()).toEqual(expected);
      expect(onValueChange.mock.calls).toEqual([[expected.map(Number)]]);
      expect(onValueCommit.mock.calls).toEqual([[expected.map(Number)]]);
    },
  );

  it('rounds the least distance up to whole steps @claim-slider.whole-steps', () => {
    setUp({step: 10, minDistance: 11, defaultValue: [20, 60]});
    move(0, 100);
    expect(values()).toEqual(['40', '60']);
  });

  it('sends both ends in a form, and nothing while it is disabled @claim-slider.form', () => {
    render(
      <form aria-label="Filter">
        <RangeSlider labels={LABELS} names={['from', 'to']} defaultValue={[20, 60]} />
        <RangeSlider labels={LABELS} names={['a', 'b']} disabled />
      </form>,
    );
    const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect([...data]).toEqual([
      ['from', '20'],
      ['to', '60'],
    ]);
  });

  it('goes back to its first values with its form @claim-slider.reset', () => {
    render(
      <form aria-label="Filter">
        <RangeSlider labels={LABELS} defaultValue={[20, 60]} />
      </form>,
    );
    move(0, 40);
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    expect([...values(), text()]).toEqual(['20', '60', '20 – 60']);
  });

  it('says what its thumbs are, and where', () => {
    const {container} = render(<RangeSlider labels={LABELS} defaultValue={[25, 75]} disabled />);
    const {thumb, disabled} = SliderDataAttributes;
    expect(container.firstElementChild!.hasAttribute(disabled)).toBe(true);
    expect(thumbs().map((one) => one.getAttribute(thumb))).toEqual(['low', 'high']);
    const {style} = thumbs()[0]!.parentElement!;
    const {start, end} = SliderCssVariables;
    expect([start, end].map((name) => style.getPropertyValue(name))).toEqual(['0.25', '0.75']);
  });
});

describe('wrong use is reported in development, and corrected @claim-slider.corrected', () => {
  it.each<[string, Partial<RangeSliderProps>, string[], string]>([
    ['ends in the wrong order', {min: 90, max: 10}, ['10', '90'], '`min` not above `max`'],
    ['an end that is no number', {min: NaN}, ['0', '100'], '`min` NaN'],
    ['a step of 0', {step: 0}, ['0', '100'], '`step` 0'],
    ['a step back', {step: -5}, ['0', '100'], '`step` -5'],
    ['a step that is no number', {step: NaN}, ['0', '100'], '`step` NaN'],
    ['too large a distance', {minDistance: 200}, ['0', '100'], '`minDistance` 200'],
    ['a distance below 0', {minDistance: -1}, ['0', '100'], '`minDistance` -1'],
    ['values in the wrong order', {value: [70, 30]}, ['30', '70'], 'The lower one comes first'],
    [
      'values that are too near',
      {value: [95, 99], minDistance: 10},
      ['90', '100'],
      '10 is the least distance',
    ],
    ['values outside', {value: [-20, 400]}, ['0', '100'], 'value -20 and 400'],
    ['values that are no numbers', {value: [NaN, NaN]}, ['0', '100'], 'value NaN and NaN'],
    [
      'a thumb without a name',
      {labels: ['', 'Highest price']},
      ['0', '100'],
      "labels=['Lowest price', 'Highest price']".replace('=[', '={['),
    ],
  ])('%s', (_case, props, corrected, remedy) => {
    setUp(props);
    expect(values()).toEqual(corrected);
    const messages = errors.mock.calls.map(([message]) => String(message));
    expect(messages).toEqual([expect.stringContaining(remedy)]);
  });

  it('a slider without a name', () => {
    render(<Slider />);
    expect(String(errors.mock.lastCall?.[0])).toContain('Pass `label`');
  });

  it.each<[string, Partial<RangeSliderProps>, string[]]>([
    ['the nearest step', {step: 10, value: [14, 76]}, ['10', '80']],
    ['the last step before the end', {max: 95, step: 10, value: [0, 95]}, ['0', '90']],
    ['a fraction without an error', {max: 1, step: 0.1, value: [0.1, 0.3]}, ['0.1', '0.3']],
    ['one value alone', {min: 5, max: 5}, ['5', '5']],
  ])('not reported: %s', (_case, props, expected) => {
    setUp(props);
    expect(values()).toEqual(expected);
    expect(errors).not.toHaveBeenCalled();
  });
});
