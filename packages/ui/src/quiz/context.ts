'use client';

import {createContext, useContext} from 'react';
import type {QuizAnswers} from './use-quiz-state.ts';

/** The state that a quiz's parts share. */
export interface QuizContextValue {
  steps: readonly string[];
  index: number;
  answers: QuizAnswers;
  /** Whether the focus belongs to what a move has brought. */
  moved: boolean;
  /** Whether the shopper wanted to go on without an answer. */
  missing: boolean;
  choose: (step: string, values: readonly string[]) => void;
  back: () => void;
  restart: () => void;
}

export const QuizContext = createContext<QuizContextValue | null>(null);

/** The state of the quiz around a part. */
export function useQuiz(part: string): QuizContextValue {
  const quiz = useContext(QuizContext);
  if (quiz) return quiz;
  throw new Error(`<${part}> is outside of a <QuizRoot>, so it has no answers. Put it inside one.`);
}

/** The step around an option. */
export const QuizStepContext = createContext<{name: string; multiple: boolean} | null>(null);
