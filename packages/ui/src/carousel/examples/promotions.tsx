import {ButtonLink} from '@storefront-toolkit/ui/button';
import {
  CarouselContent,
  CarouselItem,
  CarouselNext,
  CarouselPause,
  CarouselPicker,
  CarouselPrevious,
  CarouselRoot,
} from '@storefront-toolkit/ui/carousel';

const PROMOTIONS = [
  {title: 'Rain jackets, 20% off', action: 'See rain jackets', href: '#rain-jackets'},
  {title: 'Free returns within 60 days', action: 'How to return', href: '#returns'},
  {title: 'New: trail shoes for wet rock', action: 'See trail shoes', href: '#trail-shoes'},
];

export default function Promotions() {
  return (
    <CarouselRoot label="Offers of the week" interval={6} loop>
      <div className="mb-3 flex items-center gap-2">
        <CarouselPause size="small" />
        <CarouselPicker className="grow" />
        <CarouselPrevious size="small" />
        <CarouselNext size="small" />
      </div>
      <CarouselContent>
        {PROMOTIONS.map(({title, action, href}) => (
          <CarouselItem key={href}>
            <div className="grid h-full min-h-44 content-center justify-items-center gap-4 rounded-lg border border-line bg-brand-soft p-6 text-center">
              <p className="text-xl font-semibold">{title}</p>
              <ButtonLink href={href}>{action}</ButtonLink>
            </div>
          </CarouselItem>
        ))}
      </CarouselContent>
    </CarouselRoot>
  );
}
