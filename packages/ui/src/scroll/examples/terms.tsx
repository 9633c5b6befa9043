import {Scroll} from '@storefront-toolkit/ui/scroll';

const TERMS = [
  'You can return items within 30 days of delivery.',
  'Items must be unworn, and in their original box.',
  'We pay for return shipping within the country.',
  'We refund the full price within five working days, to the card that you paid with.',
  'You cannot return items that are made to measure, unless they are faulty.',
  'If a fault shows within two years, we repair the item or replace it.',
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
