import {Text, type TextSize} from '@storefront-toolkit/ui/text-components/text';

const SIZES: readonly (readonly [TextSize, string])[] = [
  ['xl', 'Made for a week without a roof.'],
  ['lg', 'Our lightest sleeping bag weighs 490 grams.'],
  ['base', 'The down is washed and sorted by hand.'],
  ['sm', 'Comfort at 6 °C, measured as EN ISO 23537 says.'],
  ['xs', 'Prices contain the value-added tax.'],
];

export default function Sizes() {
  return (
    <div className="grid gap-3">
      {SIZES.map(([size, words]) => (
        <Text key={size} size={size}>
          {words}
        </Text>
      ))}
    </div>
  );
}
