import {Text} from '@storefront-toolkit/ui/text-components/text';

const SIZES = ['xl', 'lg', 'base', 'sm', 'xs'] as const;
const WEIGHTS = ['regular', 'medium', 'semibold', 'bold'] as const;

export default function Variants() {
  return (
    <div className="grid gap-3">
      {SIZES.map((size) => (
        <div key={size} className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
          {WEIGHTS.map((weight) => (
            <Text key={weight} size={size} weight={weight}>
              {`${size} ${weight}`}
            </Text>
          ))}
        </div>
      ))}
    </div>
  );
}
