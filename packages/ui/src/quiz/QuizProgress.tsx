'use client';

import clsx from 'clsx';
import {type ComponentProps, useId} from 'react';
import {useQuiz} from './context.ts';

/** Props of `QuizProgress`. All other props of `<div>` reach the element. */
export interface QuizProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Words above the bar.
   * @default 'Step {current} of {count}'
   */
  text?: string | undefined;
}

/** The shopper's progress: words and a bar. Not shown with the result. */
export function QuizProgress({
  text = 'Step {current} of {count}',
  className,
  ...rest
}: QuizProgressProps) {
  const {steps, index} = useQuiz('QuizProgress');
  const id = useId();
  if (index >= steps.length) return null;
  const words = text.replace('{current}', `${index + 1}`).replace('{count}', `${steps.length}`);
  return (
    <div {...rest} className={clsx('grid gap-1.5', className)}>
      <span id={id} className="text-sm font-medium text-ink-muted">
        {words}
      </span>
      <progress
        aria-labelledby={id}
        value={index + 1}
        max={steps.length}
        className="h-2 w-full appearance-none overflow-hidden rounded-full border border-transparent bg-line forced-colors:border-[CanvasText] [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
      />
    </div>
  );
}
