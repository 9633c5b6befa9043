import {AspectRatio} from '@storefront-toolkit/ui/aspect-ratio';

const banner =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600">' +
      '<path fill="#f6f3ee" d="M0 0h900v600H0z"/>' +
      '<circle cx="450" cy="300" r="160" fill="#b23712"/></svg>',
  );

export default function ByScreenSize() {
  return (
    <AspectRatio className="rounded-md [--aspect-ratio:1.5] sm:[--aspect-ratio:3]">
      <img src={banner} alt="A red ball of wool" />
    </AspectRatio>
  );
}
