'use client';

import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useEffect, useId, useRef} from 'react';
import {QuizStepContext, useQuiz} from './context.ts';

/** Props of `QuizStep`. All other props of `<fieldset>` reach the element. */
export interface QuizStepProps extends Omit<ComponentProps<'fieldset'>, 'title'> {
  /** Name of the step, as in the `steps` of the root. */
  name: string;
  /** The question. */
  title: ReactNode;
  /**
   * Help for answering it.
   * @default undefined
   */
  description?: ReactNode | undefined;
  /**
   * Whether more than one answer can be chosen.
   * @default false
   */
  multiple?: boolean | undefined;
  /**
   * The error when a shopper continues without an answer.
   * @default 'Choose an answer to go on.'
   */
  missingText?: string | undefined;
}

/** A question with its answers, `QuizOption` elements. Nothing is rendered while another step is shown. */
export function QuizStep({
  name,
  title,
  description,
  multiple = false,
  missingText = 'Choose an answer to go on.',
  className,
  children,
  ...rest
}: QuizStepProps) {
  const {steps, index, moved, missing} = useQuiz('QuizStep');
  const heading = useRef<HTMLSpanElement>(null);
  const id = useId();
  const shown = steps[index] === name;
  useEffect(() => {
    if (shown && moved) heading.current?.focus();
  }, [shown, moved]);
  if (!shown) return null;

  return (
    <QuizStepContext value={{name, multiple}}>
      <fieldset
        {...rest}
        aria-describedby={
          clsx(description && `${id}-description`, missing && `${id}-missing`) || undefined
        }
        className={clsx('grid min-w-0 gap-3', className)}
      >
        <legend className="mb-3 text-xl font-semibold">
          <span
            ref={heading}
            tabIndex={-1}
            className="rounded-sm focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-focus"
          >
            {title}
          </span>
        </legend>
        {description && (
          <p id={`${id}-description`} className="-mt-2 text-ink-muted">
            {description}
          </p>
        )}
        {children}
        <p id={`${id}-missing`} role="alert" className="font-medium text-danger empty:hidden">
          {missing && missingText}
        </p>
      </fieldset>
    </QuizStepContext>
  );
}
