import type {StorefrontLink} from '@storefront-toolkit/types/cms';
import {reportMisuse} from '../internal/report-misuse.ts';
import {safeHref, schemeOf} from './safe-href.ts';

/** The attributes that an `<a>` needs to follow one of the CMS's links. */
export interface LinkAttributes {
  /** Where the link leads. Missing when the address is refused: such an `<a>` is plain text to browser and reader. */
  href?: string | undefined;
  /** `_blank` when the link opens in a new tab. */
  target?: '_blank' | undefined;
  /** `external` when it leads out of the store, with `noopener` when that is a new tab. */
  rel?: string | undefined;
}

/** Attributes for a link whose address is known. An unsafe address is left out. */
export function attributesOf(link: StorefrontLink, address: string): LinkAttributes {
  const href = safeHref(address);
  if (href === undefined) {
    if (process.env.NODE_ENV !== 'production') {
      reportMisuse(
        'Link',
        `refused ${JSON.stringify(link)}, whose address is unsafe or unknown, so its text is shown without a link. ` +
          'Fix the address in the CMS, or handle it in `hrefOf`.',
      );
    }
    return {};
  }
  // A message or a call opens another program. A new tab for it would stay empty.
  if (link.type !== 'Url' || !schemeOf(href)?.startsWith('http')) return {href};
  return link.newTab ? {href, target: '_blank', rel: 'external noopener'} : {href, rel: 'external'};
}
