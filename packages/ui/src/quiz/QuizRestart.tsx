'use client';

import {Button, type ButtonProps} from '../button/index.ts';
import {useQuiz} from './context.ts';

/** Props of `QuizRestart`: those of a button. */
export interface QuizRestartProps extends ButtonProps {
  /**
   * Words of the button.
   * @default 'Start again'
   */
  children?: ButtonProps['children'] | undefined;
}

/** The button that drops all answers and shows the first step. Shown with the result alone. */
export function QuizRestart({children = 'Start again', onClick, ...rest}: QuizRestartProps) {
  const {steps, index, restart} = useQuiz('QuizRestart');
  if (index < steps.length) return null;
  return (
    <Button
      variant="secondary"
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) restart();
      }}
    >
      {children}
    </Button>
  );
}
