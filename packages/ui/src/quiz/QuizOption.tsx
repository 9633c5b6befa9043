'use client';

import clsx from 'clsx';
import {type ComponentProps, type ReactNode, use} from 'react';
import {QuizStepContext, useQuiz} from './context.ts';

/** Props of `QuizOption`. All other props of `<input>` reach the element. */
export interface QuizOptionProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'name' | 'checked' | 'defaultChecked' | 'value' | 'children'
> {
  /** The answer's value in `QuizAnswers`. */
  value: string;
  /** Words of the answer. */
  children: ReactNode;
  /**
   * A description below the words.
   * @default undefined
   */
  description?: ReactNode | undefined;
}

/** An answer: a radio button, or a checkbox where the step allows several, inside its label. */
export function QuizOption({
  value,
  children,
  description,
  className,
  onChange,
  ...rest
}: QuizOptionProps) {
  const {answers, choose} = useQuiz('QuizOption');
  const step = use(QuizStepContext);
  if (!step) throw new Error('<QuizOption> is outside of a <QuizStep>. Put it inside one.');
  const {name, multiple} = step;
  const chosen = answers[name] ?? [];

  function change(checked: boolean) {
    if (!multiple) choose(name, [value]);
    else choose(name, checked ? [...chosen, value] : chosen.filter((one) => one !== value));
  }

  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-raised px-4 py-2.5 transition-colors duration-150 ease-standard hover:bg-surface has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus motion-reduce:transition-none">
      <input
        {...rest}
        type={multiple ? 'checkbox' : 'radio'}
        name={name}
        value={value}
        checked={chosen.includes(value)}
        className={clsx('mt-1 size-5 shrink-0 cursor-pointer accent-brand outline-none', className)}
        onChange={(event) => {
          onChange?.(event);
          change(event.currentTarget.checked);
        }}
      />
      <span className="grid">
        <span className="font-medium">{children}</span>
        {description && <span className="text-sm text-ink-muted">{description}</span>}
      </span>
    </label>
  );
}
