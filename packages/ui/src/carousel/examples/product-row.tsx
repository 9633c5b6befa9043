import {productImage} from '@storefront-toolkit/fixtures/catalog';
import {
  CarouselContent,
  CarouselItem,
  CarouselNext,
  CarouselPrevious,
  CarouselRoot,
} from '@storefront-toolkit/ui/carousel';

const PRODUCTS = [
  {name: 'Wool blanket', picture: 'wool-blanket'},
  {name: 'Camp stove', picture: 'camp-stove'},
  {name: 'Water bottle', picture: 'water-bottle'},
  {name: 'Camp lantern', picture: 'camp-lantern'},
  {name: 'Windbreaker', picture: 'windbreaker'},
];

export default function ProductRow() {
  return (
    <CarouselRoot
      label="Goes well with it"
      step="auto"
      className="[--carousel-slide-size:50%] sm:[--carousel-slide-size:max(33.3333%,9rem)]"
    >
      <div className="mb-3 flex items-center gap-2">
        <h2 className="grow text-lg font-semibold">Goes well with it</h2>
        <CarouselPrevious label="Previous products" />
        <CarouselNext label="Next products" />
      </div>
      <CarouselContent>
        {PRODUCTS.map(({name, picture}) => (
          <CarouselItem key={name}>
            <a
              href={`#${picture}`}
              className="grid h-full gap-2 rounded-md border border-line bg-raised p-3 hover:border-brand focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
            >
              <img src={productImage(picture, '').src} alt="" className="aspect-4/5 w-full" />
              {name}
            </a>
          </CarouselItem>
        ))}
      </CarouselContent>
    </CarouselRoot>
  );
}
