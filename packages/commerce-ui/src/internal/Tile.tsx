import clsx from 'clsx';
import {cloneElement, type ComponentProps, type ReactElement, type ReactNode} from 'react';

/** Level of the heading in a tile. Level 1 is that of the page. */
export type TileHeadingLevel =
  /** `<h2>`: the list is directly below the page's heading. */
  | 2
  /** `<h3>`: the list has a heading of level two. */
  | 3
  /** `<h4>`: the list has a heading of level three. */
  | 4
  /** `<h5>`: the list has a heading of level four. */
  | 5
  /** `<h6>`: the list has a heading of level five. */
  | 6;

/** The props that both kinds of tiles share. All other props of `<article>` reach the element. */
export interface TileBaseProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Address of the product page. */
  href: string;
  /**
   * Level of the heading with the product's name: one below that of the list.
   * @default 3
   */
  headingLevel?: TileHeadingLevel | undefined;
  /**
   * Whether the image is among the first that are seen: it is then loaded at once and before others.
   * @default false
   */
  priority?: boolean | undefined;
  /**
   * Your own image component, in place of the plain `<img>`. It fills a box of four by five.
   * @default an <img> with the source of the catalog
   */
  image?: ReactNode | undefined;
  /**
   * Element to render in place of `<a>`, for a router's link: `render={<Link to="/rain-jacket" />}`. It gets the class
   * names, the address and the name as children; its own props win.
   * @default <a />
   */
  render?: ReactElement<ComponentProps<'a'>> | undefined;
  /** Actions on the tile, such as a button for the wish list. They are above the link and can be pressed. */
  children?: ReactNode | undefined;
}

interface TileProps extends TileBaseProps {
  name: string;
  picture: {src: string; width?: number | undefined; height?: number | undefined} | undefined;
  /** Above the name. */
  before?: ReactNode | undefined;
  /** Below the name. */
  after?: ReactNode | undefined;
}

/** A tile with one link: its name is that of the product, and its area is the whole tile. */
export function Tile({
  name,
  picture,
  before,
  after,
  href,
  headingLevel = 3,
  priority = false,
  image,
  render,
  children,
  className,
  ...rest
}: TileProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...rest} className={clsx('relative flex flex-col gap-3', className)}>
      {/* The name comes first in the HTML, and so for screen readers. The picture is lifted above it. */}
      <div className="flex flex-col items-start gap-1">
        {before}
        <Heading className="text-base weight-semibold wrap-anywhere">
          <TileLink href={href} name={name} render={render} />
        </Heading>
        {after}
      </div>
      <div className="-order-1 aspect-product overflow-hidden rounded-lg bg-surface">
        {image ?? (picture && <TileImage {...picture} priority={priority} />)}
      </div>
      {children && <div className="relative z-raised flex flex-wrap gap-2">{children}</div>}
    </article>
  );
}

interface TileLinkProps {
  href: string;
  name: string;
  render: TileBaseProps['render'];
}

function TileLink({href, name, render}: TileLinkProps) {
  if (!render) {
    return (
      <a href={href} className={LINK}>
        {name}
      </a>
    );
  }
  const own = render.props;
  return cloneElement(render, {href, ...own, className: clsx(LINK, own.className)}, name);
}

const LINK = 'stretched-link hover:underline';

interface TileImageProps {
  src: string;
  width?: number | undefined;
  height?: number | undefined;
  priority: boolean;
}

/** The picture is described by the name beside it, so it has no text of its own. */
function TileImage({src, width, height, priority}: TileImageProps) {
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className="size-full object-cover"
    />
  );
}
