'use client';

import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {RenderedLinkProps} from '@storefront-toolkit/ui/link';
import {Price} from '@storefront-toolkit/ui/price';
import type {ReactElement, ReactNode} from 'react';
import {SearchBoxDataAttributes} from './data-attributes.ts';
import type {Suggestion} from './groups.ts';

interface SuggestionLinkProps {
  id: string;
  suggestion: Suggestion;
  isCurrent: boolean;
  locale: LocaleCode;
  renderLink: ((props: RenderedLinkProps) => ReactElement) | undefined;
}

const OPTION =
  'flex min-h-10 scroll-my-2 items-center gap-3 rounded-sm px-3 py-1.5 text-ink no-underline wrap-anywhere hover:bg-surface ' +
  'data-highlighted:bg-brand-soft outline-2 -outline-offset-2 outline-transparent not-data-highlighted:outline-none';

/** A suggestion: an option of the list that is a link, so that it can be opened in a new tab. */
export function SuggestionLink({
  id,
  suggestion,
  isCurrent,
  locale,
  renderLink,
}: SuggestionLinkProps) {
  const {kind, href} = suggestion;
  const props = {
    id,
    href,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isCurrent,
    [SearchBoxDataAttributes.kind]: kind,
    ...(isCurrent && {[SearchBoxDataAttributes.highlighted]: ''}),
    className: OPTION,
    children: contentOf(suggestion, locale),
  } as const;
  if (renderLink) return renderLink(props);
  const {children, ...anchor} = props;
  return <a {...anchor}>{children}</a>;
}

function contentOf(suggestion: Suggestion, locale: LocaleCode): ReactNode {
  switch (suggestion.kind) {
    case 'term':
      return (
        <span>
          {suggestion.term.parts.map(({text, matched}, index) =>
            matched ? (
              <mark key={index} className="bg-transparent weight-semibold text-inherit">
                {text}
              </mark>
            ) : (
              <span key={index}>{text}</span>
            ),
          )}
        </span>
      );
    case 'product':
      return <ProductContent product={suggestion.product} locale={locale} />;
    case 'category':
    case 'page':
      return suggestion.name;
  }
}

function ProductContent({product, locale}: {product: ProductSummary; locale: LocaleCode}) {
  const {name, image, pricing} = product;
  return (
    <>
      <span className="aspect-product w-10 shrink-0 overflow-hidden rounded-sm bg-surface">
        {image && (
          <img
            src={image.src}
            alt=""
            width={image.width}
            height={image.height}
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
        <span className="wrap-anywhere">{name}</span>
        <Price pricing={pricing} locale={locale} size="small" />
      </span>
    </>
  );
}
