'use client';

import {
  type QuizAnswers,
  QuizBack,
  QuizNext,
  QuizOption,
  QuizProgress,
  QuizRestart,
  QuizResult,
  QuizRoot,
  QuizStep,
} from '@storefront-toolkit/ui/quiz';

/** People with a grinder get one more step: it asks about the grinder. */
const steps = ({grinder}: QuizAnswers) =>
  grinder?.includes('yes') ? ['grinder', 'brewer'] : ['grinder'];

export default function CoffeeBranching() {
  return (
    <QuizRoot label="Find your coffee" steps={steps} className="mx-auto max-w-96">
      <QuizProgress text="Question {current} of {count}" />
      <QuizStep name="grinder" title="Do you grind your coffee?">
        <QuizOption value="yes">Yes, I have a grinder</QuizOption>
        <QuizOption value="no">No, ground coffee is fine</QuizOption>
      </QuizStep>
      <QuizStep name="brewer" title="How do you brew it?">
        <QuizOption value="espresso">In an espresso machine</QuizOption>
        <QuizOption value="filter">Through a filter</QuizOption>
      </QuizStep>
      <QuizResult>
        {({brewer = ['ground']}) => (
          <p className="text-lg">We suggest: {brewer[0]} coffee, 500 g</p>
        )}
      </QuizResult>
      <div className="flex gap-3">
        <QuizBack />
        <QuizRestart />
        <QuizNext lastText="See your coffee" />
      </div>
    </QuizRoot>
  );
}
