import type {SocialLink, SocialPlatform} from '@storefront-toolkit/types/cms';
import type {ComponentProps} from 'react';
import {Icon} from '../internal/icons.tsx';
import {Link} from '../link/Link.tsx';
import {safeHref} from '../link/safe-href.ts';

/** Signs of the platforms, drawn in lines. */
const SIGNS: Record<Exclude<SocialPlatform, 'other'>, string> = {
  facebook: 'M13.5 3.5h-1A3.5 3.5 0 0 0 9 7v10M6 10.5h6.5',
  instagram:
    'M6 2.5h8A3.5 3.5 0 0 1 17.5 6v8a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 14V6A3.5 3.5 0 0 1 6 2.5zM10 6.75a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5zM14.25 5.75h.01',
  linkedin: 'M4.5 8.5V16M4.5 4.75h.01M8.5 16V8.5m0 3.75a3.5 3.5 0 0 1 7 0V16',
  pinterest:
    'M8.5 16.75 10.5 8M7.3 11.5a3.25 3.25 0 1 1 3.3 1.75c-.7 0-1.2-.3-1.5-.8M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  tiktok: 'M11 3v10.25a3.25 3.25 0 1 1-3.25-3.25M11 3a4.5 4.5 0 0 0 4.5 4.5',
  x: 'M3.5 3.5H7l9.5 13H13zM16 3.5l-5.3 5.9M4 16.5l5.3-5.9',
  youtube:
    'M5 4.5h10a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM8.5 7.5v5l4-2.5z',
};

interface SocialLinksProps extends ComponentProps<'ul'> {
  links: readonly SocialLink[];
}

/** Profiles of the store. One with an unsafe address is left out, as its sign alone says nothing. */
export function SocialLinks({links, ...rest}: SocialLinksProps) {
  const role = {role: 'list'};
  return (
    <ul {...role} {...rest} className="-ms-2.5 flex list-none flex-wrap">
      {links
        .filter(({url}) => safeHref(url))
        .map(({platform, url, label}) => (
          <li key={url}>
            <Link
              link={{type: 'Url', url, newTab: false}}
              variant="quiet"
              aria-label={label}
              className="flex min-h-10 min-w-10 items-center justify-center px-2.5"
            >
              {Object.hasOwn(SIGNS, platform) ? (
                <Icon d={SIGNS[platform as keyof typeof SIGNS]} className="size-5" />
              ) : (
                label
              )}
            </Link>
          </li>
        ))}
    </ul>
  );
}
