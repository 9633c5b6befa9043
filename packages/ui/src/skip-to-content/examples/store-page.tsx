import {SkipToContent} from '@storefront-toolkit/ui/skip-to-content';

export default function StorePage() {
  return (
    <div className="relative grid gap-4">
      <SkipToContent href="#scarves" />
      <nav aria-label="Departments" className="flex flex-wrap gap-4 border-b border-line pb-3">
        <a href="#women">Women</a>
        <a href="#men">Men</a>
        <a href="#home">Home</a>
        <a href="#sale">Sale</a>
      </nav>
      <section id="scarves" tabIndex={-1} className="scroll-mt-24">
        <p className="text-xl font-semibold">Scarves</p>
        <p>
          Press Tab before the departments: the link shows.{' '}
          <a href="#wool-scarf" className="underline">
            Wool scarf
          </a>
        </p>
      </section>
    </div>
  );
}
