import {
  CarouselContent,
  CarouselItem,
  CarouselNext,
  CarouselPrevious,
  CarouselRoot,
} from '@storefront-toolkit/ui/carousel';

const REVIEWS = [
  'Kept me dry through four days of rain. The hood fits over a helmet.',
  'Runs a size small. I changed it for a larger one and would buy it again.',
  'The zippers are stiff at first and fine after a week.',
  'Packs into its own pocket, which is easy to find again.',
];

export default function Reviews() {
  return (
    <CarouselRoot
      label="Reviews"
      slideText="Review {current} of {count}"
      className="flex items-center gap-3 [--carousel-gap:2rem] [--carousel-slide-size:100%]"
    >
      <CarouselPrevious label="Previous review" variant="ghost" />
      <CarouselContent className="min-w-0 grow">
        {REVIEWS.map((text) => (
          <CarouselItem key={text}>
            <blockquote className="grid h-full items-center text-center text-lg">{text}</blockquote>
          </CarouselItem>
        ))}
      </CarouselContent>
      <CarouselNext label="Next review" variant="ghost" />
    </CarouselRoot>
  );
}
