'use client';

import {
  QuizBack,
  QuizNext,
  QuizOption,
  QuizRestart,
  QuizResult,
  QuizRoot,
  QuizStep,
} from '@storefront-toolkit/ui/quiz';

const INTERESTS = ['Cooking', 'Gardening', 'Reading', 'Music'];

export default function GiftFinder() {
  return (
    <QuizRoot
      label="Find a gift"
      steps={['budget', 'interests']}
      optional={['interests']}
      storageKey="gift-finder"
      className="mx-auto max-w-96"
    >
      <QuizStep name="budget" title="How much may it cost?" missingText="Choose an amount.">
        <QuizOption value="25">Up to €25</QuizOption>
        <QuizOption value="50">Up to €50</QuizOption>
      </QuizStep>
      <QuizStep name="interests" title="What do they like?" description="Choose any." multiple>
        {INTERESTS.map((name) => (
          <QuizOption key={name} value={name}>
            {name}
          </QuizOption>
        ))}
      </QuizStep>
      <QuizResult>
        {({budget, interests = []}) =>
          `Gifts up to €${budget?.[0]}: ${interests.join(', ') || 'for everyone'}`
        }
      </QuizResult>
      <div className="flex gap-3">
        <QuizNext /> <QuizBack /> <QuizRestart />
      </div>
    </QuizRoot>
  );
}
