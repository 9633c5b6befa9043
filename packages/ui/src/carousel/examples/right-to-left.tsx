import {
  CarouselContent,
  CarouselItem,
  CarouselNext,
  CarouselPrevious,
  CarouselRoot,
} from '@storefront-toolkit/ui/carousel';

const CATEGORIES = ['قمصان', 'أحذية', 'حقائب', 'فساتين', 'قبعات'];

export default function RightToLeft() {
  return (
    <div lang="ar" dir="rtl">
      <CarouselRoot
        label="الأقسام"
        slideText="الشريحة {current} من {count}"
        roleText="عرض شرائح"
        className="[--carousel-slide-size:50%]"
      >
        <div className="mb-3 flex gap-2">
          <CarouselPrevious label="الشريحة السابقة" />
          <CarouselNext label="الشريحة التالية" />
        </div>
        <CarouselContent>
          {CATEGORIES.map((name) => (
            <CarouselItem key={name} label="{current} من {count}" roleText="شريحة">
              <p className="rounded-md border border-line bg-surface p-6 text-center">{name}</p>
            </CarouselItem>
          ))}
        </CarouselContent>
      </CarouselRoot>
    </div>
  );
}
