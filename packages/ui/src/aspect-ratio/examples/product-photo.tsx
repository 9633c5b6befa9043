import {productImage} from '@storefront-toolkit/fixtures/catalog';
import {AspectRatio} from '@storefront-toolkit/ui/aspect-ratio';

const {src, alt} = productImage('wool-scarf-rust', 'Knotted wool scarf in rust with light stripes');

export default function ProductPhoto() {
  return (
    <article className="grid w-full max-w-56 gap-2">
      <AspectRatio ratio={3 / 4} className="rounded-md">
        <img src={src} alt={alt} />
      </AspectRatio>
      <p className="font-semibold">Wool scarf</p>
    </article>
  );
}
