import {Scroll} from '@storefront-toolkit/ui/scroll';

const TERMS = [
  'You can return what you ordered within 30 days of the day that it arrived.',
  'It has to be unworn, and in its box.',
  'We pay the way back within the country.',
  'We refund what you paid within five working days, to the card that you paid with.',
  'What was made to measure cannot be returned, unless it has a fault.',
  'A fault that shows within two years is ours: we mend the item, or replace it.',
];

export default function Terms() {
  return (
    <Scroll
      orientation="vertical"
      aria-label="Terms of return"
      className="h-44 max-w-96 rounded-md border border-line px-4"
    >
      {TERMS.map((term) => (
        <p key={term} className="py-2">
          {term}
        </p>
      ))}
    </Scroll>
  );
}
