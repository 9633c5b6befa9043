import {Badge} from '@storefront-toolkit/ui/badge';

const TONES = [
  ['neutral', 'Handmade'],
  ['brand', 'New'],
  ['sale', '−20%'],
  ['success', 'In stock'],
  ['warning', 'Only 3 left'],
] as const;
const SIZES = ['small', 'medium'] as const;

export default function Variants() {
  return (
    <div className="grid gap-3">
      {SIZES.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-2">
          {TONES.map(([tone, text]) => (
            <Badge key={tone} tone={tone} size={size}>
              {text}
            </Badge>
          ))}
        </div>
      ))}
    </div>
  );
}
