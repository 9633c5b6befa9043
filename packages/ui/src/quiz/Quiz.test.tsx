import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {
  type QuizAnswers,
  QuizBack,
  QuizDataAttributes,
  QuizNext,
  QuizOption,
  QuizProgress,
  QuizRestart,
  QuizResult,
  QuizRoot,
  QuizStep,
} from '@storefront-toolkit/ui/quiz';
import type {ComponentProps, ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, type MockInstance, vi} from 'vitest';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';

const STEPS = ['ground', 'extras'];
const quiz = (props: Partial<ComponentProps<typeof QuizRoot>> = {}) => (
  <QuizRoot label="Find your shoe" steps={STEPS} {...props}>
    <QuizProgress />
    <QuizStep name="ground" title="Where?" description="Mostly" missingText="Say where.">
      <QuizOption value="road">Road</QuizOption>
      <QuizOption value="trail">Trail</QuizOption>
    </QuizStep>
    <QuizStep name="extras" title="What else?" multiple>
      <QuizOption value="light">Light</QuizOption>
      <QuizOption value="dry">Dry</QuizOption>
    </QuizStep>
    <QuizResult>{(answers) => JSON.stringify(answers)}</QuizResult>
    <QuizBack />
    <QuizNext />
    <QuizRestart />
  </QuizRoot>
);

const inRoot = (element: ReactElement) => (
  <QuizRoot label="Find your shoe" steps={STEPS}>
    {element}
  </QuizRoot>
);
const inStep = (element: ReactElement) =>
  inRoot(
    <QuizStep name="ground" title="Where?">
      {element}
    </QuizStep>,
  );
describeConformance('QuizRoot', quiz(), HTMLFormElement);
describeConformance('QuizStep', <QuizStep name="ground" title="Where?" />, HTMLFieldSetElement, {
  wrap: inRoot,
});
describeConformance('QuizOption', <QuizOption value="road">Road</QuizOption>, HTMLInputElement, {
  wrap: inStep,
});
describeConformance('QuizProgress', <QuizProgress />, HTMLDivElement, {wrap: inRoot});
describeConformance('QuizNext', <QuizNext />, HTMLButtonElement, {wrap: inRoot});

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  errors.mockRestore();
});

const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const checked = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked;
const shownStep = () => screen.getByRole('form').getAttribute(QuizDataAttributes.step);

describe('Quiz', () => {
  it('shows one step at a time and the result of the answers @claim-quiz.focus @claim-quiz.bar-name', () => {
    const onComplete = vi.fn();
    render(quiz({onComplete}));
    expect(screen.getByRole('group', {name: 'Where?'})).toBeTruthy();
    expect(screen.queryByText('What else?')).toBeNull();
    expect(screen.getByRole<HTMLProgressElement>('progressbar', {name: 'Step 1 of 2'}).value).toBe(
      1,
    );
    choose('Trail');
    press('Next');
    expect(shownStep()).toBe('extras');
    expect(document.activeElement?.textContent).toBe('What else?');
    choose('Light');
    choose('Dry');
    choose('Light');
    press('See the result');
    const answers = {ground: ['trail'], extras: ['dry']};
    expect(onComplete).toHaveBeenCalledExactlyOnceWith(answers);
    const result = screen.getByRole('region', {name: 'Result'});
    expect(result.textContent).toBe(JSON.stringify(answers));
    expect(document.activeElement).toBe(result);
    expect(screen.getByRole('form').hasAttribute(QuizDataAttributes.done)).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('keeps the answers on the way back, and drops them at a new start', () => {
    render(quiz());
    expect(screen.queryByRole('button', {name: 'Back'})).toBeNull();
    choose('Road');
    press('Next');
    choose('Dry');
    press('Back');
    expect(checked('Road')).toBe(true);
    expect(document.activeElement?.textContent).toBe('Where?');
    press('Next');
    expect(checked('Dry')).toBe(true);
    press('See the result');
    press('Start again');
    expect(checked('Road')).toBe(false);
    expect(shownStep()).toBe('ground');
  });

  it('asks by native radio buttons and checkboxes in a fieldset @claim-quiz.native', () => {
    render(quiz());
    const typesIn = (name: string) =>
      [...screen.getByRole('group', {name}).querySelectorAll('input')].map(({type}) => type);
    expect(screen.getByRole('group', {name: 'Where?'}).tagName).toBe('FIELDSET');
    expect(document.querySelector('legend')?.textContent).toBe('Where?');
    expect(typesIn('Where?')).toEqual(['radio', 'radio']);
    choose('Road');
    press('Next');
    expect(typesIn('What else?')).toEqual(['checkbox', 'checkbox']);
  });

  it('shows what is stored once it is hydrated, and the first step before @claim-quiz.stored-after-hydration', () => {
    const state = {index: 1, answers: {ground: ['trail']}};
    sessionStorage.setItem('shoe', JSON.stringify(state));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(quiz({storageKey: 'shoe'}));
    expect(screen.getByRole('group', {name: 'Where?'})).toBeTruthy();
    render(quiz({storageKey: 'shoe'}), {container, hydrate: true});
    expect(screen.getByRole('group', {name: 'What else?'})).toBeTruthy();
    expect(errors).not.toHaveBeenCalled();
    cleanup();
    container.remove();
  });

  it('says what is missing and moves the focus to an answer @claim-quiz.missing', () => {
    render(quiz());
    const next = screen.getByRole<HTMLButtonElement>('button', {name: 'Next'});
    expect([next.disabled, next.getAttribute('aria-disabled')]).toEqual([false, null]);
    press('Next');
    expect(screen.getByRole('alert').textContent).toBe('Say where.');
    expect(document.activeElement).toBe(screen.getByLabelText('Road'));
    const described = screen.getByRole('group').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Mostly',
      'Say where.',
    ]);
    choose('Road');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('lets optional steps pass without an answer', () => {
    render(quiz({optional: ['ground']}));
    press('Next');
    expect(shownStep()).toBe('extras');
  });

  it('branches by the answers', () => {
    const steps = ({ground}: QuizAnswers) => (ground?.includes('trail') ? STEPS : ['ground']);
    render(quiz({steps}));
    expect(screen.getByRole('progressbar', {name: 'Step 1 of 1'})).toBeTruthy();
    choose('Trail');
    expect(screen.getByRole('progressbar', {name: 'Step 1 of 2'})).toBeTruthy();
    choose('Road');
    press('See the result');
    expect(screen.getByRole('region').textContent).toBe('{"ground":["road"]}');
  });

  it('comes back to where the shopper was, without taking the focus @claim-quiz.focus-on-load', () => {
    render(quiz({storageKey: 'shoe'}));
    choose('Trail');
    press('Next');
    cleanup();
    render(quiz({storageKey: 'shoe'}));
    expect(shownStep()).toBe('extras');
    expect(document.activeElement).toBe(document.body);
    press('Back');
    expect(checked('Trail')).toBe(true);
  });

  it.each(['{', '{"index":"2"}', '{"index":1,"answers":{"ground":"trail"}}'])(
    'begins anew when the storage holds %j',
    (text) => {
      sessionStorage.setItem('shoe', text);
      render(quiz({storageKey: 'shoe'}));
      expect(shownStep()).toBe('ground');
    },
  );
});

describe('wrong use', () => {
  it.each([
    ['no label', {label: ''}, 'Name it'],
    ['no steps', {steps: []}, 'Name each <QuizStep>'],
    ['a step twice', {steps: ['ground', 'ground']}, 'Give each step its own name'],
  ])('is reported in development: %s', (_case, props, remedy) => {
    render(quiz(props));
    expect(String(errors.mock.calls[0]?.[0])).toContain(remedy);
    expect(errors).toHaveBeenCalledOnce();
  });

  it('and right use is not', () => {
    render(quiz());
    expect(errors).not.toHaveBeenCalled();
  });

  it('says so when a part stands by itself', () => {
    expect(() => render(<QuizNext />)).toThrow(/<QuizNext> is outside of a <QuizRoot>/);
    expect(() => render(inRoot(<QuizOption value="a">A</QuizOption>))).toThrow(/of a <QuizStep>/);
  });
});
