import {reportMisuse} from '@storefront-toolkit/ui/internal';

/** Reports an address with parameters, which the form would lose. */
export function checkAction(action: string) {
  if (!action.includes('?')) return;
  reportMisuse(
    'SearchBox',
    `got the \`action\` "${action}" with parameters, which browsers drop when they send the form. Put them into the path, or leave them out.`,
  );
}
