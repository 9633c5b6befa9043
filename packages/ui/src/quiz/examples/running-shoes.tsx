'use client';

import {ButtonLink} from '@storefront-toolkit/ui/button';
import * as Quiz from '@storefront-toolkit/ui/quiz';

const STEPS = ['ground', 'distance'];

export default function RunningShoes() {
  return (
    <Quiz.QuizRoot label="Find your running shoe" steps={STEPS} className="mx-auto max-w-96">
      <Quiz.QuizProgress />
      <Quiz.QuizStep name="ground" title="Where do you run?">
        <Quiz.QuizOption value="road">On roads</Quiz.QuizOption>
        <Quiz.QuizOption value="trail">On trails</Quiz.QuizOption>
        <Quiz.QuizOption value="track" description="Also on a treadmill">
          On a track
        </Quiz.QuizOption>
      </Quiz.QuizStep>
      <Quiz.QuizStep name="distance" title="How far do you run?">
        <Quiz.QuizOption value="short">Up to 10 km</Quiz.QuizOption>
        <Quiz.QuizOption value="long">Farther</Quiz.QuizOption>
      </Quiz.QuizStep>
      <Quiz.QuizResult className="grid justify-items-start gap-3">
        {({ground, distance}) => (
          <>
            <h2 className="text-xl font-semibold">
              {distance?.includes('long') ? 'Soft' : 'Light'} shoes for the {ground}
            </h2>
            <ButtonLink href={`#shoes-${ground?.[0]}-${distance?.[0]}`}>See the shoes</ButtonLink>
          </>
        )}
      </Quiz.QuizResult>
      <div className="flex flex-row-reverse justify-between gap-3">
        <Quiz.QuizNext />
        <Quiz.QuizBack />
        <Quiz.QuizRestart />
      </div>
    </Quiz.QuizRoot>
  );
}
