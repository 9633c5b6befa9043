import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import type {ComponentProps, ReactElement} from 'react';
import {attributesOf} from '../link/attributes-of.ts';
import {NewTabHint} from './NewTabHint.tsx';
import {reportMisuse} from './report-misuse.ts';

/** The props of a navigation's link: spread it onto your router's link. */
export interface NavigationLinkProps extends ComponentProps<'a'> {
  /** Where the link leads, as `hrefOf` said. */
  href: string;
}

/** The props that all components with a tree of `NavigationMenuItem` share. */
export interface NavigationTreeProps {
  /** Entries in reading order, as the CMS delivers them. Entries below the third level are not shown. */
  items: readonly NavigationMenuItem[];
  /** Address of a link. The storefront alone knows its addresses, so this function is the storefront's own. */
  hrefOf: (link: StorefrontLink) => string;
  /**
   * Id of the entry whose page is shown. Its link gets `aria-current="page"`.
   * @default undefined
   */
  current?: string | undefined;
  /**
   * Renders a link, for a router: `(props) => <Link {...props} />`.
   * @default (props) => <a {...props} />
   */
  renderLink?: ((props: NavigationLinkProps) => ReactElement) | undefined;
  /**
   * Text of the link to the page of an entry that has entries below it. It is the first of them.
   * @default (text) => `All ${text}`
   */
  allText?: ((text: string) => string) | undefined;
  /**
   * The text for screen readers after a link that opens in a new tab. Sighted readers see an arrow.
   * @default 'opens in a new tab'
   */
  newTabText?: string | undefined;
}

type LinkOptions = Pick<NavigationTreeProps, 'hrefOf' | 'current' | 'renderLink' | 'newTabText'>;

interface TreeLinkProps extends LinkOptions {
  item: NavigationMenuItem;
  className?: string | undefined;
  /** Words in place of the entry's own. */
  text?: string | undefined;
}

/** The link of an entry. An entry without a link, or with an unsafe address, is plain text. */
export function TreeLink({
  item,
  text = item.text,
  className,
  hrefOf,
  current,
  renderLink = ({children, ...props}) => <a {...props}>{children}</a>,
  newTabText = 'opens in a new tab',
}: TreeLinkProps) {
  const {link} = item;
  const {href, target, rel} = link ? attributesOf(link, hrefOf(link)) : {};
  if (href === undefined) return <span className={className}>{text}</span>;
  return renderLink({
    href,
    className,
    'aria-current': item.id === current ? 'page' : undefined,
    target,
    rel,
    children: target ? (
      <>
        {text}
        <NewTabHint text={newTabText} />
      </>
    ) : (
      text
    ),
  });
}

/** Whether the entry or one below it is the current one. */
export function holds(item: NavigationMenuItem, current: string | undefined): boolean {
  return (
    current !== undefined && (item.id === current || item.items.some((one) => holds(one, current)))
  );
}

const depthOf = (items: readonly NavigationMenuItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depthOf(item.items)));

/** Reports a tree that the components cannot show whole. Call it in development only. */
export function reportTreeMisuse(
  component: string,
  {items, label}: {items: readonly NavigationMenuItem[]; label: string},
) {
  if (!label) {
    reportMisuse(
      component,
      'has no `label`. A page has several navigations, and a screen reader lists them by name. ' +
        'Name this one: label="Shop".',
    );
  }
  if (depthOf(items) > 3) {
    reportMisuse(
      component,
      'got entries below the third level, which are not shown, so nobody can reach their pages from here. ' +
        'Give them their own page, and link to it from the third level.',
    );
  }
  const dead = items.find((item) => !item.link && item.items.length === 0);
  if (dead) {
    reportMisuse(
      component,
      `got the entry "${dead.id}" without a link and without entries below it, so it does nothing. ` +
        'Give it a `link`, or leave it out.',
    );
  }
}
