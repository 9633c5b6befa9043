import {ProductGallery} from '@storefront-toolkit/commerce-ui/product/gallery';

/** A product that was added to the catalog before its photographs. */
export default function NoPicture() {
  return (
    <div className="grid w-full max-w-xs gap-3">
      <ProductGallery
        media={[]}
        locale="en-IE"
        labels={{noPicture: 'We photograph this jacket next week'}}
      />
      <p className="font-semibold">Rain jacket, second edition</p>
    </div>
  );
}
