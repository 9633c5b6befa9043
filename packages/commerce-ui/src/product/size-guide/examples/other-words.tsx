// cspell:words Größentabelle Schließen Einheit Zentimeter Zoll Größe ausgewählt Messen Schuhe Fußlänge Stellen Papier messen
import {type SizeGuide, SizeGuideDialog} from '@storefront-toolkit/commerce-ui/product/size-guide';

const shoes: SizeGuide = {
  caption: 'Schuhe',
  measurements: [{id: 'foot', label: 'Fußlänge', howTo: 'Stellen Sie den Fuß auf ein Papier.'}],
  sizes: [
    {id: '41', label: '41', measures: {foot: 26}},
    {id: '42', label: '42', measures: {foot: 26.5}},
  ],
};

export default function OtherWords() {
  return (
    <div lang="de">
      <SizeGuideDialog
        guide={shoes}
        locale="de-DE"
        selectedSizeId="42"
        labels={{
          sizeGuide: 'Größentabelle',
          close: 'Schließen',
          unit: 'Einheit',
          centimeters: 'Zentimeter',
          inches: 'Zoll',
          in: 'Zoll',
          size: 'Größe',
          selected: 'ausgewählt',
          howToMeasure: 'Messen',
        }}
      />
    </div>
  );
}
