'use client';

import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useEffect, useRef} from 'react';
import {useMergedRefs} from '../internal/use-merged-refs.ts';
import {useQuiz} from './context.ts';
import type {QuizAnswers} from './use-quiz-state.ts';

/** Props of `QuizResult`. All other props of `<section>` reach the element. */
export interface QuizResultProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The content, or a function that makes it from the answers. */
  children?: ReactNode | ((answers: QuizAnswers) => ReactNode) | undefined;
  /**
   * Name of the result, which screen readers announce when the focus moves here.
   * @default 'Result'
   */
  label?: string | undefined;
}

/** The place of the result. Nothing is rendered before the last step is done. */
export function QuizResult({children, label = 'Result', className, ref, ...rest}: QuizResultProps) {
  const {steps, index, answers, moved} = useQuiz('QuizResult');
  const section = useRef<HTMLElement>(null);
  const merged = useMergedRefs(section, ref);
  const shown = index >= steps.length;
  useEffect(() => {
    if (shown && moved) section.current?.focus();
  }, [shown, moved]);
  if (!shown) return null;
  return (
    <section
      {...rest}
      ref={merged}
      tabIndex={-1}
      aria-label={label}
      className={clsx(
        'rounded-sm focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-focus',
        className,
      )}
    >
      {typeof children === 'function' ? children(answers) : children}
    </section>
  );
}
