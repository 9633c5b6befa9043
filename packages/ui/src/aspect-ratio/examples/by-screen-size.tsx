import {coastImage} from '@storefront-toolkit/fixtures/cms';
import {AspectRatio} from '@storefront-toolkit/ui/aspect-ratio';

const {src, alt} = coastImage;

export default function ByScreenSize() {
  return (
    <section className="grid gap-2">
      <AspectRatio className="rounded-md [--aspect-ratio:1.5] sm:[--aspect-ratio:3]">
        <img src={src} alt={alt} />
      </AspectRatio>
      <h3 className="font-semibold">New for the coast</h3>
    </section>
  );
}
