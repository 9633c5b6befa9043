import type {Refinement} from '@storefront-toolkit/types/search';
import {reportMisuse} from '@storefront-toolkit/ui/internal';

/** Reports refinements that can't be shown as they are. For development only. */
export function checkRefinements(refinements: readonly Refinement[]) {
  refinements.forEach(({key, label}, index) => {
    if (refinements.findIndex((one) => one.key === key) !== index) {
      reportMisuse(
        'Refinements',
        `got two refinements with the key "${key}". An address can't tell them apart, so only the first is shown. ` +
          'Give each a key of its own where you read the answer.',
      );
    }
    if (label.trim() === '') {
      reportMisuse(
        'Refinements',
        `got the refinement "${key}" without a label, so nobody can tell what its values are of. Fix it in the ` +
          'settings of your search, or leave the refinement out.',
      );
    }
  });
}
