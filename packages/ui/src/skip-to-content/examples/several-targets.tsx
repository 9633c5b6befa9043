import {Checkbox} from '@storefront-toolkit/ui/forms/checkbox';
import {SkipToContent} from '@storefront-toolkit/ui/skip-to-content';

export default function SeveralTargets() {
  return (
    <div className="relative grid gap-4 sm:grid-cols-2">
      <SkipToContent href="#results">Skip to the results</SkipToContent>
      <SkipToContent href="#filters">Skip to the filters</SkipToContent>
      <form id="filters" tabIndex={-1} className="grid scroll-mt-24">
        <h3 className="font-semibold">Filters</h3>
        <Checkbox name="material" value="wool">
          Wool
        </Checkbox>
        <Checkbox name="material" value="cashmere">
          Cashmere
        </Checkbox>
      </form>
      <section id="results" tabIndex={-1} className="scroll-mt-24">
        <h3 className="font-semibold">24 results</h3>
        <a href="#wool-scarf">Wool scarf</a>
      </section>
    </div>
  );
}
