import clsx from 'clsx';
import type {ComponentProps, ReactElement, ReactNode} from 'react';
import {ChevronRightIcon} from '../internal/icons.tsx';
import {reportMisuse} from '../internal/report-misuse.ts';
import {BreadcrumbDataAttributes} from './data-attributes.ts';
import {breadcrumbJsonLd} from './json-ld.ts';

/** One level of a trail. */
export interface BreadcrumbItem {
  /** Name of the level. */
  label: string;
  /** Where it leads. The last level, which is the page itself, needs none. */
  href?: string | undefined;
}

/** A link of a trail. */
export interface BreadcrumbLinkProps {
  /** Where the link leads. */
  href: string;
  /** Class names of the link. */
  className: string;
  /** Name of the level. */
  children: ReactNode;
  /** `page` on a link to the page itself, else undefined. */
  'aria-current': 'page' | undefined;
}

/** Props of `Breadcrumb`. All other props of `<nav>` reach the element. */
export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The levels from the home page to the page itself. */
  items: readonly BreadcrumbItem[];
  /**
   * Name of the trail, which tells it from the other navigation of the page.
   * @default 'Breadcrumb'
   */
  'aria-label'?: string | undefined;
  /**
   * Name of the button that shows the levels in the middle, which are folded where the trail has less than 576 CSS
   * pixels.
   * @default 'Show all levels'
   */
  moreLabel?: string | undefined;
  /**
   * Absolute URL of the shop: `https://shop.example`. With it the trail is also printed as JSON-LD, by which search
   * engines show it in their results. Print one for each page.
   */
  siteUrl?: string | undefined;
  /**
   * Renders a link, for the link of a router: `renderLink={({href, ...props}) => <Link to={href} {...props} />}`.
   * Without it, links are plain `<a>` elements.
   */
  renderLink?: ((props: BreadcrumbLinkProps) => ReactElement) | undefined;
}

const LINK =
  'inline-flex min-h-8 items-center rounded-sm text-ink-muted underline-offset-2 wrap-anywhere hover:text-ink hover:underline ' +
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';

/** Renders a plain link. */
const renderAnchor = ({children, ...props}: BreadcrumbLinkProps) => <a {...props}>{children}</a>;

/** The way from the home page to the page that is shown. */
export function Breadcrumb({
  items,
  'aria-label': label = 'Breadcrumb',
  moreLabel = 'Show all levels',
  siteUrl,
  renderLink,
  className,
  ...rest
}: BreadcrumbProps) {
  const isUrl = siteUrl !== undefined && URL.canParse(siteUrl);
  if (process.env.NODE_ENV !== 'production' && siteUrl !== undefined && !isUrl) {
    reportMisuse(
      'Breadcrumb',
      `got the \`siteUrl\` "${siteUrl}", which isn't an absolute URL, so no JSON-LD is printed. ` +
        'Write it with its protocol: `https://shop.example`.',
    );
  }
  const last = items.length - 1;
  const isMiddle = (index: number) => index > 0 && index < last - 1;

  return (
    <nav
      {...rest}
      aria-label={label}
      className={clsx('group/breadcrumb @container w-full text-sm', className)}
    >
      <ol className="flex flex-wrap items-center gap-x-1">
        {items.flatMap(({label: name, href}, index) => {
          const current = index === last ? 'page' : undefined;
          const level = (
            <li
              key={index}
              {...(isMiddle(index) && {[BreadcrumbDataAttributes.middle]: ''})}
              className={clsx(
                'min-w-0 items-center gap-1',
                isMiddle(index)
                  ? 'hidden group-has-[details[open]]/breadcrumb:flex @min-[36rem]:flex'
                  : 'flex',
              )}
            >
              {index > 0 && <Separator />}
              {href === undefined ? (
                <span aria-current={current} className="wrap-anywhere text-ink">
                  {name}
                </span>
              ) : (
                (renderLink ?? renderAnchor)({
                  href,
                  className: LINK,
                  children: name,
                  'aria-current': current,
                })
              )}
            </li>
          );
          return index === 1 && isMiddle(index)
            ? [<More key="more" label={moreLabel} />, level]
            : [level];
        })}
      </ol>
      {isUrl && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{__html: breadcrumbJsonLd(items, siteUrl)}}
        />
      )}
    </nav>
  );
}

function Separator() {
  return <ChevronRightIcon className="size-4 shrink-0 text-ink-muted rtl:-scale-x-100" />;
}

/** A native disclosure without content of its own: the style sheet shows the levels behind it while it is open. */
function More({label}: {label: string}) {
  return (
    <li className="flex items-center gap-1 @min-[36rem]:hidden">
      <Separator />
      <details>
        <summary
          aria-label={label}
          className="flex min-h-8 min-w-8 cursor-pointer list-none items-center justify-center rounded-sm border border-line text-ink-muted hover:text-ink focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus [&::-webkit-details-marker]:hidden"
        >
          <span aria-hidden="true">…</span>
        </summary>
      </details>
    </li>
  );
}
