import {
  CarouselContent,
  CarouselItem,
  CarouselNext,
  CarouselPrevious,
  CarouselRoot,
} from '@storefront-toolkit/ui/carousel';

const PRODUCTS = [
  'Wool scarf',
  'Felt hat',
  'Leather gloves',
  'Rain cape',
  'Silk tie',
  'Linen belt',
];

export default function ProductRow() {
  return (
    <CarouselRoot
      label="Goes well with it"
      step="auto"
      className="[--carousel-slide-size:50%] sm:[--carousel-slide-size:33.3333%]"
    >
      <div className="mb-3 flex items-center gap-2">
        <h2 className="grow text-lg font-semibold">Goes well with it</h2>
        <CarouselPrevious label="Previous products" />
        <CarouselNext label="Next products" />
      </div>
      <CarouselContent>
        {PRODUCTS.map((name) => (
          <CarouselItem key={name}>
            <a
              href={`#${name.toLowerCase().replace(' ', '-')}`}
              className="grid h-full gap-2 rounded-md border border-line bg-raised p-3 hover:border-brand focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
            >
              <span className="aspect-square rounded-sm bg-surface" />
              {name}
            </a>
          </CarouselItem>
        ))}
      </CarouselContent>
    </CarouselRoot>
  );
}
