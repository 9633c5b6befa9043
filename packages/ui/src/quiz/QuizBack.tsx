'use client';

import {Button, type ButtonProps} from '../button/index.ts';
import {useQuiz} from './context.ts';

/** Props of `QuizBack`: those of a button. */
export interface QuizBackProps extends ButtonProps {
  /**
   * Words of the button.
   * @default 'Back'
   */
  children?: ButtonProps['children'] | undefined;
}

/** The button to the step before. Not shown on the first step. */
export function QuizBack({children = 'Back', onClick, ...rest}: QuizBackProps) {
  const {index, back} = useQuiz('QuizBack');
  if (index === 0) return null;
  return (
    <Button
      variant="ghost"
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) back();
      }}
    >
      {children}
    </Button>
  );
}
