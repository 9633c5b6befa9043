import {SizeGuideTable} from '@storefront-toolkit/commerce-ui/product/size-guide';
import {jacketSizes} from '@storefront-toolkit/fixtures/catalog';

/** A page about sizes, to which product pages and emails link. */
export default function OnAPage() {
  return (
    <SizeGuideTable
      guide={jacketSizes}
      locale="en-IE"
      selectedSizeId="m"
      headingLevel={3}
      className="w-full"
    />
  );
}
