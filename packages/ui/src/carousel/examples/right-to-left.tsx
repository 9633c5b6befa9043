import {productImage} from '@storefront-toolkit/fixtures/catalog';
import {
  CarouselContent,
  CarouselItem,
  CarouselNext,
  CarouselPrevious,
  CarouselRoot,
} from '@storefront-toolkit/ui/carousel';

const CATEGORIES = [
  {name: 'قمصان', ...productImage('linen-shirt-front', '')},
  {name: 'أحذية', ...productImage('trail-shoes', '')},
  {name: 'حقائب', ...productImage('day-pack', '')},
  {name: 'أوشحة', ...productImage('wool-scarf-rust', '')},
  {name: 'قبعات', ...productImage('felt-hat', '')},
];

export default function RightToLeft() {
  return (
    <div lang="ar" dir="rtl">
      <CarouselRoot
        label="الأقسام"
        slideText="الشريحة {current} من {count}"
        roleText="عرض شرائح"
        className="[--carousel-slide-size:11rem]"
      >
        <div className="mb-3 flex gap-2">
          <CarouselPrevious label="الشريحة السابقة" />
          <CarouselNext label="الشريحة التالية" />
        </div>
        <CarouselContent>
          {CATEGORIES.map(({name, src, width, height}) => (
            <CarouselItem key={name} label="{current} من {count}" roleText="شريحة">
              <img src={src} alt="" width={width} height={height} className="rounded-md" />
              <p className="pt-2 text-center">{name}</p>
            </CarouselItem>
          ))}
        </CarouselContent>
      </CarouselRoot>
    </div>
  );
}
