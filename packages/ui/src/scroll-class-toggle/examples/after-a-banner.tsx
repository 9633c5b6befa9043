import {ScrollClassToggle} from '@storefront-toolkit/ui/scroll-class-toggle';

const HATS = ['Felt hat', 'Straw hat', 'Beret', 'Cap', 'Beanie', 'Bucket hat', 'Headband'];

export default function AfterABanner() {
  return (
    <div className="h-72 scroll-pt-16 overflow-y-auto rounded-md border border-line">
      <ScrollClassToggle
        offset={120}
        className="sticky top-0 px-4 py-3 font-semibold transition-colors motion-reduce:transition-none"
        scrolledClassName="bg-brand text-on-brand"
      >
        Hats
      </ScrollClassToggle>
      <p className="m-4 rounded-md bg-surface p-10 text-center">The new hats have arrived.</p>
      <ul className="px-4">
        {HATS.map((hat) => (
          <li key={hat} className="border-b border-line py-5">
            <a href={`#${hat.toLowerCase().replace(' ', '-')}`}>{hat}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
