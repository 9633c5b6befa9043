import {SkipToContent} from '@storefront-toolkit/ui/skip-to-content';

const PRODUCTS = ['Wool scarf', 'Leather gloves', 'Felt hat', 'Linen shirt', 'Silk tie'];

export default function PastACarousel() {
  return (
    <div className="grid gap-4">
      <section aria-label="Often bought together" className="relative">
        <SkipToContent href="#reviews">Skip past the products</SkipToContent>
        <ul className="flex flex-wrap gap-3">
          {PRODUCTS.map((product) => (
            <li key={product} className="rounded-md border border-line p-3">
              <a href={`#${product.toLowerCase().replace(' ', '-')}`}>{product}</a>
            </li>
          ))}
        </ul>
      </section>
      <section id="reviews" tabIndex={-1} className="scroll-mt-24">
        <h3 className="text-xl font-semibold">Reviews</h3>
        <p>Warm, and lighter than it looks.</p>
      </section>
    </div>
  );
}
