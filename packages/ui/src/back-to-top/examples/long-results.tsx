import {BackToTop} from '@storefront-toolkit/ui/back-to-top';

const COLORS = ['White', 'Gray', 'Charcoal', 'Red', 'Rust', 'Moss', 'Pine', 'Sky', 'Navy', 'Plum'];

export default function LongResults() {
  return (
    <div className="h-72 overflow-y-auto rounded-md border border-line p-4">
      <p className="text-xl font-semibold">Wool scarves</p>
      <ul>
        {COLORS.map((color) => (
          <li key={color} className="border-b border-line py-4">
            <a href={`#scarf-${color.toLowerCase()}`}>{color} scarf</a>, €42.00
          </li>
        ))}
      </ul>
      <BackToTop position="sticky" />
    </div>
  );
}
