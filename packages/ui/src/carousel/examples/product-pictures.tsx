import {productImage} from '@storefront-toolkit/fixtures/catalog';
import {
  CarouselContent,
  CarouselItem,
  CarouselNext,
  CarouselPicker,
  CarouselPrevious,
  CarouselRoot,
} from '@storefront-toolkit/ui/carousel';

const VIEWS = [
  productImage('linen-shirt-front', 'Front'),
  productImage('linen-shirt-back', 'Back'),
  productImage('linen-shirt-cuff', 'Cuff'),
];

export default function ProductPictures() {
  return (
    <CarouselRoot
      label="Pictures of the linen shirt"
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
