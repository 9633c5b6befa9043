// cspell:words Bilder Größer ansehen Bild Vorheriges Nächstes Vergrößern Verkleinern Schließen Regenjacke Moosgrün vorne Rostrot
'use client';

import {ProductGallery} from '@storefront-toolkit/commerce-ui/product/gallery';
import {productImage} from '@storefront-toolkit/fixtures/catalog';
import type {ProductMedia} from '@storefront-toolkit/types/catalog';

const media: readonly ProductMedia[] = [
  {type: 'image', id: 'moss', image: productImage('rain-jacket-moss', 'Moosgrün, von vorne')},
  {type: 'image', id: 'rust', image: productImage('rain-jacket-rust', 'Rostrot, von vorne')},
];

export default function OtherWords() {
  return (
    <div lang="de" className="w-full max-w-xs">
      <ProductGallery
        media={media}
        locale="de-DE"
        sizes="20rem"
        labels={{
          pictures: 'Bilder',
          viewLarger: 'Größer ansehen',
          dialog: 'Bild',
          close: 'Schließen',
          previous: 'Vorheriges Bild',
          next: 'Nächstes Bild',
          zoomIn: 'Vergrößern',
          zoomOut: 'Verkleinern',
          zoom: '{percent}',
          imagePosition: 'Bild {position} von {count}',
        }}
      />
    </div>
  );
}
