'use client';

import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {RenderedLinkProps} from '@storefront-toolkit/ui/link';
import {type ReactElement, useEffect, useRef} from 'react';
import type {SuggestionGroup} from './groups.ts';
import {SearchBoxDataAttributes} from './data-attributes.ts';
import {SuggestionLink} from './SuggestionLink.tsx';

interface SuggestionListProps {
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  /** Index of the highlighted suggestion among those of all groups. */
  current: number;
  locale: LocaleCode;
  renderLink: ((props: RenderedLinkProps) => ReactElement) | undefined;
  /** Called when a suggestion is followed. */
  onFollow: () => void;
}

/** Id of a suggestion's element. */
export const suggestionId = (listId: string, index: number) => `${listId}-${index}`;

/** The suggestions in groups, below the input. */
export function SuggestionList({
  id,
  label,
  groups,
  current,
  onFollow,
  ...link
}: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const highlighted = list.current?.querySelector(`[${SearchBoxDataAttributes.highlighted}]`);
    highlighted?.scrollIntoView({block: 'nearest'});
  }, [current]);

  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, {suggestions}) => sum + suggestions.length, 0),
  );
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- The input keeps the focus and takes the keys.
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onFollow}
      className="absolute inset-x-0 top-full z-popover mt-1 grid max-h-[min(30rem,60dvh)] gap-2 overflow-y-auto overscroll-contain rounded-md border border-line-strong bg-raised p-1 text-start shadow-md"
    >
      {groups.map(({heading, suggestions}, at) => (
        <div key={heading} role="group" aria-labelledby={`${id}-heading-${at}`}>
          <div
            id={`${id}-heading-${at}`}
            role="presentation"
            className="px-3 pt-2 pb-1 text-sm text-ink-muted"
          >
            {heading}
          </div>
          {suggestions.map((suggestion, index) => (
            <SuggestionLink
              key={suggestion.key}
              {...link}
              id={suggestionId(id, starts[at]! + index)}
              suggestion={suggestion}
              isCurrent={starts[at]! + index === current}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
