'use client';

import {ProductDetail} from '@storefront-toolkit/commerce-ui/catalog/product-detail';
import {downVest} from '@storefront-toolkit/fixtures/catalog';
import {AlertDescription, AlertRoot, AlertTitle} from '@storefront-toolkit/ui/alert';

export default function SoldOut() {
  return (
    <ProductDetail
      product={downVest}
      locale="en-IE"
      headingLevel={3}
      taxNote={false}
      onAddToCart={() => {}}
    >
      <AlertRoot>
        <AlertTitle>Back before winter</AlertTitle>
        <AlertDescription>We expect new vests in October.</AlertDescription>
      </AlertRoot>
    </ProductDetail>
  );
}
