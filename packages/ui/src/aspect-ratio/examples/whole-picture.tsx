import {AspectRatio} from '@storefront-toolkit/ui/aspect-ratio';

const drawing =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 120">' +
      '<path fill="none" stroke="#877f71" stroke-width="6" d="M20 100 60 30h280l40 70"/></svg>',
  );

export default function WholePicture() {
  return (
    <AspectRatio ratio={1} fit="contain" className="max-w-56 rounded-md bg-surface">
      <img src={drawing} alt="Measures of the bench: 180 by 45 centimeters" />
    </AspectRatio>
  );
}
