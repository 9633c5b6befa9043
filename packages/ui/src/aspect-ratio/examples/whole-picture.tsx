import {railImage} from '@storefront-toolkit/fixtures/cms';
import {AspectRatio} from '@storefront-toolkit/ui/aspect-ratio';

const {src, alt} = railImage;

export default function WholePicture() {
  return (
    <article className="grid w-full max-w-56 gap-2">
      <AspectRatio ratio={1} fit="contain" className="rounded-md bg-surface">
        <img src={src} alt={alt} />
      </AspectRatio>
      <p className="font-semibold">All jackets</p>
    </article>
  );
}
