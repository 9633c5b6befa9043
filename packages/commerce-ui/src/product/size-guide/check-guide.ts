import {reportMisuse} from '@storefront-toolkit/ui/internal';
import {isMeasure} from './format-measure.ts';
import type {SizeGuide} from './size-guide.ts';

/** Reports a guide that shoppers can't read in whole, and a selected size that it doesn't have. */
export function checkGuide(guide: SizeGuide, selectedSizeId: string | undefined) {
  const report = (text: string) => reportMisuse('SizeGuideTable', text);
  const {caption, measurements, sizes} = guide;
  if (!caption) {
    report(
      'got a guide without a caption, so screen readers find a table without a name. Pass the products that it is for in `caption`.',
    );
  }
  if (measurements.length === 0 || sizes.length === 0) {
    report(
      `got the guide "${caption}" without ${sizes.length === 0 ? 'sizes' : 'measurements'}, so it shows an empty table. Leave out the size guide of such a product.`,
    );
  }
  for (const {label, measures} of sizes) {
    for (const [id, measure] of Object.entries(measures)) {
      if (!isMeasure(measure)) {
        report(
          `got ${JSON.stringify(measure)} as "${id}" of the size ${label}, which isn't a length, so its cell is empty. Pass centimeters above zero: 88 or {min: 88, max: 92}.`,
        );
      }
    }
  }
  if (selectedSizeId !== undefined && !sizes.some(({id}) => id === selectedSizeId)) {
    report(
      `got the selected size "${selectedSizeId}", which the guide "${caption}" doesn't have, so no row is marked. Use the ids of the option's values in \`sizes\`.`,
    );
  }
}
