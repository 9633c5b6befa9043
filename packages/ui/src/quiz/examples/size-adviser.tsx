'use client';

import {Button} from '@storefront-toolkit/ui/button';
import {QuizBack, QuizNext, QuizOption, QuizRoot, QuizStep} from '@storefront-toolkit/ui/quiz';
import {useState} from 'react';

export default function SizeAdviser() {
  const [size, setSize] = useState<string>();

  return (
    <div className="mx-auto grid max-w-96 gap-4">
      <p role="status" className="font-semibold">
        {size ? `Rain jacket, size ${size}` : 'Rain jacket, no size chosen'}
      </p>
      <QuizRoot
        label="Find your size"
        steps={['chest', 'fit']}
        onComplete={({chest, fit}) => setSize(fit?.includes('loose') ? 'L' : chest?.[0])}
        className="rounded-lg border border-line p-4"
      >
        <QuizStep name="chest" title="Chest, in centimeters?">
          <QuizOption value="S">86 to 94</QuizOption>
          <QuizOption value="M">95 to 102</QuizOption>
        </QuizStep>
        <QuizStep name="fit" title="How shall it sit?">
          <QuizOption value="close">Close</QuizOption>
          <QuizOption value="loose">Loose, with a sweater below</QuizOption>
        </QuizStep>
        <div className="flex gap-3">
          <QuizNext size="small" lastText="Use this size" />
          <QuizBack size="small" />
        </div>
      </QuizRoot>
      <Button variant="secondary" disabled={!size}>
        Add to cart
      </Button>
    </div>
  );
}
