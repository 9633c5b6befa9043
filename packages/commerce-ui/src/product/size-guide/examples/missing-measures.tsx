import {type SizeGuide, SizeGuideTable} from '@storefront-toolkit/commerce-ui/product/size-guide';

const hats: SizeGuide = {
  caption: 'Hats, adults and children',
  measurements: [
    {id: 'head', label: 'Around the head', howTo: 'Measure above the ears and the eyebrows.'},
    {id: 'brim', label: 'Width of the brim'},
  ],
  sizes: [
    {id: 'child', label: 'Child', measures: {head: {min: 50, max: 53}}},
    {id: 'adult', label: 'Adult', measures: {head: {min: 56, max: 60}, brim: 6.5}},
  ],
};

/** The hat for children has no brim. */
export default function MissingMeasures() {
  return <SizeGuideTable guide={hats} locale="en-IE" className="w-full max-w-md" />;
}
