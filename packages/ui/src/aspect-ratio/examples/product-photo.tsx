import {AspectRatio} from '@storefront-toolkit/ui/aspect-ratio';

const photo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">' +
      '<path fill="#e4ded4" d="M0 0h600v400H0z"/><path fill="#b23712" d="M200 60h90v280h-90z"/>' +
      '<path fill="#8f2a0b" d="M310 60h90v220h-90z"/></svg>',
  );

export default function ProductPhoto() {
  return (
    <article className="grid w-full max-w-56 gap-2">
      <AspectRatio ratio={3 / 4} className="rounded-md">
        <img src={photo} alt="Two wool scarves, one red and one brown" />
      </AspectRatio>
      <p className="font-semibold">Wool scarf</p>
    </article>
  );
}
