import type {SortOption} from '@storefront-toolkit/types/search';
import {reportMisuse} from '@storefront-toolkit/ui/internal';

/** Reports props by which the select would show another order than that of the results, or the form lose parameters. */
export function checkProps(options: readonly SortOption[], action: string | undefined) {
  const {length} = options.filter(({selected}) => selected);
  if (options.length > 1 && length !== 1) {
    reportMisuse(
      'SortBy',
      `got ${length} selected options, so it may show another order than that of the results. ` +
        'Set `selected` on the option by which the results are sorted, and on no other.',
    );
  }
  if (action?.includes('?')) {
    reportMisuse(
      'SortBy',
      `got the \`action\` "${action}" with parameters, which browsers drop when they send the form. Pass them as \`params\`.`,
    );
  }
}
