'use client';

import type {ReactNode} from 'react';
import {Button, type ButtonProps} from '../button/index.ts';
import {useQuiz} from './context.ts';

/** Props of `QuizNext`: those of a button. */
export interface QuizNextProps extends Omit<ButtonProps, 'type'> {
  /**
   * Words of the button.
   * @default 'Next'
   */
  children?: ReactNode | undefined;
  /**
   * Words of the button on the last step.
   * @default 'See the result'
   */
  lastText?: ReactNode | undefined;
}

/** The button that submits the step and goes on. Not shown with the result. */
export function QuizNext({children = 'Next', lastText = 'See the result', ...rest}: QuizNextProps) {
  const {steps, index} = useQuiz('QuizNext');
  if (index >= steps.length) return null;
  return (
    <Button {...rest} type="submit">
      {index === steps.length - 1 ? lastText : children}
    </Button>
  );
}
