'use client';

import {ProductGallery} from '@storefront-toolkit/commerce-ui/product/gallery';
import {rainJacket} from '@storefront-toolkit/fixtures/catalog';
import {useState} from 'react';

export default function Jacket() {
  const [seen, setSeen] = useState<readonly string[]>([]);
  return (
    <div className="grid w-full max-w-xs gap-3">
      <ProductGallery
        media={rainJacket.media}
        locale="en-IE"
        sizes="20rem"
        onSelectedMediaChange={({id}) => setSeen((before) => [...new Set([...before, id])])}
      />
      <p className="text-sm text-ink-muted">Other pictures that you looked at: {seen.length}</p>
    </div>
  );
}
