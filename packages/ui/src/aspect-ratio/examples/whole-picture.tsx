import {railImage} from '@storefront-toolkit/fixtures/cms';
import {AspectRatio} from '@storefront-toolkit/ui/aspect-ratio';

const {src, alt} = railImage;

export default function WholePicture() {
  return (
    <AspectRatio ratio={1} fit="contain" className="max-w-56 rounded-md bg-surface">
      <img src={src} alt={alt} />
    </AspectRatio>
  );
}
