import {ScrollClassToggle} from '@storefront-toolkit/ui/scroll-class-toggle';

const SCARVES = ['White', 'Gray', 'Charcoal', 'Red', 'Rust', 'Moss', 'Pine', 'Sky', 'Navy'];

export default function StoreHeader() {
  return (
    <div className="h-72 overflow-y-auto rounded-md border border-line">
      <ScrollClassToggle
        scrolledClassName="shadow-md"
        className="sticky top-0 flex justify-between bg-raised px-4 py-3 font-semibold transition-shadow motion-reduce:transition-none"
      >
        <a href="#store">Scarves and more</a>
        <a href="#cart">Cart</a>
      </ScrollClassToggle>
      <ul className="px-4">
        {SCARVES.map((color) => (
          <li key={color} className="border-b border-line py-4">
            {color} scarf
          </li>
        ))}
      </ul>
    </div>
  );
}
