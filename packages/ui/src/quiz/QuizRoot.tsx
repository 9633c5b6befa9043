'use client';

import clsx from 'clsx';
import {type ComponentProps, type SubmitEvent, useState} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {QuizContext} from './context.ts';
import {QuizDataAttributes} from './data-attributes.ts';
import {type QuizAnswers, useQuizState} from './use-quiz-state.ts';

/** Props of `QuizRoot`. All other props of `<form>` reach the element. */
export interface QuizRootProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Name of the quiz for screen readers. */
  label: string;
  /** Names of the steps in order, or a function that tells them by the answers so far, to branch. */
  steps: readonly string[] | ((answers: QuizAnswers) => readonly string[]);
  /**
   * Names of the steps that may be left without an answer.
   * @default []
   */
  optional?: readonly string[] | undefined;
  /**
   * Key under which step and answers are kept in the browser's session storage, so that a reload or a visit to a
   * product loses nothing. Without it they last as long as the component.
   * @default undefined
   */
  storageKey?: string | undefined;
  /** Called with the answers when the last step is done. */
  onComplete?: ((answers: QuizAnswers) => void) | undefined;
}

/** A product finder of several steps. Shows one `QuizStep` at a time, and the `QuizResult` after the last one. */
export function QuizRoot({
  label,
  steps: given,
  optional = [],
  storageKey,
  onComplete,
  className,
  children,
  ...rest
}: QuizRootProps) {
  const {state, moved, set, moveTo} = useQuizState(storageKey);
  const [missing, setMissing] = useState(false);
  const {answers} = state;
  const stepsFor = (some: QuizAnswers) => (typeof given === 'function' ? given(some) : given);
  const steps = stepsFor(answers);
  const index = Math.min(Math.max(state.index, 0), steps.length);
  const step = steps[index];
  if (process.env.NODE_ENV !== 'production') reportQuizMisuse(label, steps);

  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (step === undefined) return;
    const answered = (answers[step]?.length ?? 0) > 0 || optional.includes(step);
    setMissing(!answered);
    if (!answered) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    moveTo(index + 1, answers);
    if (index + 1 >= steps.length) onComplete?.(answers);
  }

  function choose(name: string, values: readonly string[]) {
    setMissing(false);
    set({index, answers: {...answers, [name]: values}});
  }

  function go(to: number, keep: QuizAnswers) {
    setMissing(false);
    moveTo(to, keep);
  }

  return (
    <QuizContext
      value={{
        steps,
        index,
        answers,
        moved,
        missing,
        choose,
        back: () => go(index - 1, answers),
        restart: () => go(0, {}),
      }}
    >
      <form
        {...rest}
        noValidate
        aria-label={label}
        className={clsx('grid gap-5 text-base text-ink', className)}
        onSubmit={goOn}
        {...{
          [QuizDataAttributes.step]: step,
          [QuizDataAttributes.done]: step === undefined ? '' : undefined,
        }}
      >
        {children}
      </form>
    </QuizContext>
  );
}

function reportQuizMisuse(label: string, steps: readonly string[]) {
  if (!label) {
    reportMisuse(
      'QuizRoot',
      'has no `label`, so a screen reader cannot tell its form from others. Name it: label="Find your shoe".',
    );
  }
  if (steps.length === 0) {
    reportMisuse(
      'QuizRoot',
      'has no `steps`, so it shows its result at once. Name each <QuizStep>, in order.',
    );
  }
  if (new Set(steps).size < steps.length) {
    reportMisuse(
      'QuizRoot',
      'names a step twice, so one answer would count for both. Give each step its own name.',
    );
  }
}
