import type {RenderedLinkProps} from '@storefront-toolkit/ui/link';
import clsx from 'clsx';
import type {ReactElement, ReactNode} from 'react';

interface ActiveLinkProps extends Omit<RenderedLinkProps, 'className' | 'children'> {
  kind: 'item' | 'clear';
  renderLink: ((props: RenderedLinkProps) => ReactElement) | undefined;
  children: ReactNode;
}

/** A link that removes what is selected: a tag with a cross, or words for all. */
export function ActiveLink({kind, renderLink, children, ...rest}: ActiveLinkProps) {
  const props: RenderedLinkProps = {
    ...rest,
    rel: 'nofollow',
    className: clsx(
      'inline-flex min-h-8 max-w-full items-center gap-2 text-sm text-ink',
      'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
      kind === 'item'
        ? 'rounded-full border border-line-strong bg-raised px-3 py-1 no-underline hover:bg-surface'
        : 'px-1 underline',
    ),
    children: (
      <>
        <span className="min-w-0 wrap-anywhere">{children}</span>
        {kind === 'item' && (
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            className="size-4 shrink-0 stroke-current stroke-2"
          >
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        )}
      </>
    ),
  };
  if (renderLink) return renderLink(props);
  const {children: content, ...attributes} = props;
  return <a {...attributes}>{content}</a>;
}
