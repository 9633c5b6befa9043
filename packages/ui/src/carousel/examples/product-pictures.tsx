import {productImage} from '@storefront-toolkit/fixtures/catalog';
import {
  CarouselContent,
  CarouselItem,
  CarouselNext,
  CarouselPicker,
  CarouselPrevious,
  CarouselRoot,
} from '@storefront-toolkit/ui/carousel';

const VIEWS = ['Moss', 'Ocean', 'Rust'].map((name) =>
  productImage(`rain-jacket-${name.toLowerCase()}`, name),
);

export default function ProductPictures() {
  return (
    <CarouselRoot
      label="Pictures of the rain jacket"
      slideText="Picture {current} of {count}"
      className="mx-auto max-w-80"
    >
      <CarouselContent className="rounded-lg border border-line">
        {VIEWS.map(({src, alt, width, height}) => (
          <CarouselItem key={alt} label={`${alt}, {current} of {count}`}>
            <img src={src} alt={alt} width={width} height={height} />
          </CarouselItem>
        ))}
      </CarouselContent>
      <div className="mt-3 flex items-center justify-between">
        <CarouselPrevious label="Previous picture" />
        <CarouselPicker label="Choose a picture" />
        <CarouselNext label="Next picture" />
      </div>
    </CarouselRoot>
  );
}
