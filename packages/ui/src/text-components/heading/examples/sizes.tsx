import type {HeadingFontSize} from '@storefront-toolkit/types/cms';
import {Heading} from '@storefront-toolkit/ui/text-components/heading';

/** Each is of level 3, whatever its size. */
const SIZES: readonly (readonly [HeadingFontSize, string])[] = [
  ['4xl', 'Dry in every weather'],
  ['3xl', 'Rain jackets'],
  ['2xl', 'What others liked'],
  ['xl', 'Your cart'],
  ['lg', 'Delivery'],
  ['base', 'In the box'],
];

export default function Sizes() {
  return (
    <div className="grid gap-4">
      {SIZES.map(([size, words]) => (
        <Heading key={size} level={3} size={size}>
          {words}
        </Heading>
      ))}
    </div>
  );
}
