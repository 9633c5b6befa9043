import type {StorefrontLink} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import type {ComponentProps, ReactElement} from 'react';
import {NewTabHint} from '../internal/NewTabHint.tsx';
import type {HrefOf} from './create-href-of.ts';
import {LinkDataAttributes} from './data-attributes.ts';
import {linkAttributes} from './link-attributes.ts';
import {type LinkVariant, linkVariants} from './variants.ts';

/** The attributes of `<a>`, without `undefined`: links of routers refuse it under `exactOptionalPropertyTypes`. */
type GivenAnchorProps = {
  [Name in keyof ComponentProps<'a'>]: Exclude<ComponentProps<'a'>[Name], undefined>;
};

/** The props that `renderLink` gets: spread it onto your router's link. No value is `undefined`. */
export interface RenderedLinkProps extends GivenAnchorProps {
  /** Where the link leads. */
  href: string;
}

/** The props of every component that renders the CMS's links. */
export interface LinkOptions {
  /**
   * Gives a link its address. Make one for the whole store.
   * @default createHrefOf()
   */
  hrefOf?: HrefOf | undefined;
  /**
   * Renders a link, for a router: `(props) => <RouterLink {...props} />`.
   * @default (props) => <a {...props} />
   */
  renderLink?: ((props: RenderedLinkProps) => ReactElement) | undefined;
  /**
   * The text for screen readers after a link that opens in a new tab. Sighted readers see an arrow.
   * @default 'opens in a new tab'
   */
  newTabText?: string | undefined;
}

/** Props of `Link`. All other props of `<a>` reach the element. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'>, LinkOptions {
  /** Where the link leads, in words of the store. */
  link: StorefrontLink;
  /**
   * Look of the link.
   * @default 'inline'
   */
  variant?: LinkVariant | undefined;
  /** The link's name for screen readers, when the words alone don't tell where it leads. It has to contain them. */
  'aria-label'?: string | undefined;
  /** Further relations, such as `sponsored`. `external` and `noopener` are added where they belong. */
  rel?: string | undefined;
}

/** A link of the CMS as an `<a>`. An address that is not safe is left out, and the words stay. */
export function Link({
  link,
  variant = 'inline',
  hrefOf,
  renderLink,
  newTabText = 'opens in a new tab',
  'aria-label': label,
  rel,
  className,
  children,
  ...rest
}: LinkProps) {
  const {href, target, rel: ownRel} = linkAttributes(link, hrefOf);
  const attributes = {...rest, [LinkDataAttributes.variant]: variant};
  if (href === undefined) {
    return (
      <a {...attributes} {...{[LinkDataAttributes.refused]: ''}} className={className}>
        {children}
      </a>
    );
  }
  const newTab = target !== undefined;
  const props = {
    ...attributes,
    href,
    target,
    rel: clsx(ownRel, rel) || undefined,
    className: linkVariants({variant, className}),
    'aria-label': label && newTab ? `${label} (${newTabText})` : label,
    children: newTab ? (
      <>
        {children}
        <NewTabHint text={newTabText} withArrow={variant !== 'unstyled'} />
      </>
    ) : (
      children
    ),
  };
  if (renderLink) return renderLink(withoutUndefined(props));
  const {children: words, ...anchor} = props;
  return <a {...anchor}>{words}</a>;
}

function withoutUndefined(props: ComponentProps<'a'> & {href: string}): RenderedLinkProps {
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  // The keys and values are those of the props.
  return Object.fromEntries(given) as unknown as RenderedLinkProps;
}
