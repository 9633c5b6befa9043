import {
  CarouselContent,
  CarouselItem,
  CarouselNext,
  CarouselPicker,
  CarouselPrevious,
  CarouselRoot,
} from '@storefront-toolkit/ui/carousel';

const VIEWS = [
  {name: 'Front', shape: 'M6 5h12l3 6-3 1v9H6v-9l-3-1z'},
  {name: 'Back', shape: 'M6 5q6 3 12 0l3 6-3 1v9H6v-9l-3-1z'},
  {name: 'Cuff', shape: 'M8 3h8v12H8zM7 15h10v5H7z'},
];

export default function ProductPictures() {
  return (
    <CarouselRoot
      label="Pictures of the linen shirt"
      slideText="Picture {current} of {count}"
      className="mx-auto max-w-80"
    >
      <CarouselContent className="rounded-lg border border-line">
        {VIEWS.map(({name, shape}) => (
          <CarouselItem key={name} label={`${name}, {current} of {count}`}>
            <svg role="img" aria-label={name} viewBox="0 0 24 24" className="bg-surface">
              <path d={shape} className="fill-brand-soft stroke-brand" strokeWidth="0.3" />
            </svg>
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
