'use client';

import type {CategoryReference} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {PageSuggestion} from '@storefront-toolkit/types/search';
import {IconButton} from '@storefront-toolkit/ui/button';
import {Input} from '@storefront-toolkit/ui/forms/input';
import type {RenderedLinkProps} from '@storefront-toolkit/ui/link';
import clsx from 'clsx';
import {
  type ComponentProps,
  type FocusEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {fillNumbers, pluralForm} from '../../internal/plural-text.ts';
import type {ProductHref} from '../../internal/product-href.ts';
import {useHydrated} from '../../internal/use-hydrated.ts';
import {checkAction} from './check-action.ts';
import {SearchBoxDataAttributes} from './data-attributes.ts';
import {groupsOf} from './groups.ts';
import {keyHandler} from './keys.ts';
import {ENGLISH, type SearchBoxLabels} from './labels.ts';
import {SearchIcon} from './SearchIcon.tsx';
import {suggestionId, SuggestionList} from './SuggestionList.tsx';
import {useAnnouncedCount} from './use-announced-count.ts';
import {type Suggest, useSuggestions} from './use-suggestions.ts';

/** Props of `SearchBox`. All other props of `<form>` reach the element. */
export interface SearchBoxProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'children' | 'defaultValue' | 'method' | 'role'
> {
  /** Address of the search page, without parameters: `/search`. The form leads there with the term. */
  action: string;
  /** Language and region in which prices and numbers are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * Name of the parameter with the term.
   * @default 'q'
   */
  name?: string | undefined;
  /**
   * The term at first: that of the results below.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Finds suggestions for a text, at most once in 150 ms. The signal is aborted when other ones are wanted. Without it, there are none. */
  suggest?: Suggest | undefined;
  /**
   * Characters from which suggestions are asked for.
   * @default 2
   */
  minLength?: number | undefined;
  /**
   * Address of each suggested product, as `ProductList` takes it.
   * @default '/products/{slug}'
   */
  productHref?: ProductHref | undefined;
  /**
   * Address of each suggested category: a pattern with `{slug}`, or a function.
   * @default '/categories/{slug}'
   */
  categoryHref?: string | ((category: CategoryReference) => string) | undefined;
  /**
   * Address of each other suggested page: a pattern with `{slug}`, or a function.
   * @default '/{slug}'
   */
  pageHref?: string | ((page: PageSuggestion) => string) | undefined;
  /**
   * Renders each suggestion's link, for a router: `(props) => <RouterLink {...props} />`.
   * @default (props) => <a {...props} />
   */
  renderLink?: ((props: RenderedLinkProps) => ReactElement) | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<SearchBoxLabels> | undefined;
}

/** A search form that suggests terms, products, categories and pages while a shopper types. */
export function SearchBox({
  action,
  locale,
  name = 'q',
  defaultValue = '',
  suggest,
  minLength = 2,
  productHref = '/products/{slug}',
  categoryHref = '/categories/{slug}',
  pageHref = '/{slug}',
  renderLink,
  labels,
  className,
  onSubmit,
  onBlur,
  ...rest
}: SearchBoxProps) {
  if (process.env.NODE_ENV !== 'production') checkAction(action);
  const words = {...ENGLISH, ...labels};
  const hydrated = useHydrated();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const [current, setCurrent] = useState(-1);
  const {result, pending, ask, stop} = useSuggestions(suggest, minLength);
  const groups = groupsOf(result, {action, name, productHref, categoryHref, pageHref}, words);
  const count = groups.reduce((sum, {suggestions}) => sum + suggestions.length, 0);
  const open = wanted && count > 0;
  const countText =
    count === 0 ? words.none : fillNumbers(pluralForm(words.count, count, locale), {count}, locale);
  useAnnouncedCount(wanted && result && !pending ? countText : undefined);

  // The results of another search, to which a router has led.
  const known = useRef(defaultValue);
  useEffect(() => {
    if (known.current === defaultValue) return;
    known.current = defaultValue;
    if (input.current) input.current.value = defaultValue;
  }, [defaultValue]);

  function show(isOpen: boolean) {
    setWanted(isOpen);
    setCurrent(-1);
  }
  function close() {
    stop();
    show(false);
  }
  const handleKeyDown = keyHandler({
    count,
    open,
    setOpen: show,
    current,
    setCurrent,
    follow: () => document.getElementById(suggestionId(listId, current))?.click(),
    clear: (element) => {
      element.value = '';
      ask('');
    },
  });
  const pattern = hydrated &&
    suggest && {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-activedescendant': open && current >= 0 ? suggestionId(listId, current) : undefined,
    };
  return (
    <form
      {...rest}
      {...(open && {[SearchBoxDataAttributes.open]: ''})}
      role="search"
      action={action}
      method="get"
      onSubmit={(event) => {
        onSubmit?.(event);
        close();
      }}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      className={clsx('relative flex w-full gap-2 text-base text-ink', className)}
    >
      <Input
        {...pattern}
        ref={input}
        type="search"
        name={name}
        defaultValue={defaultValue}
        aria-label={words.label}
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        className="grow"
        onChange={({target}) => {
          show(true);
          ask(target.value);
        }}
        onClick={({currentTarget: {value}}) => {
          show(true);
          if (result?.term !== value.trim()) ask(value);
        }}
        onKeyDown={handleKeyDown}
      />
      <IconButton label={words.submit} type="submit" className="shrink-0">
        <SearchIcon />
      </IconButton>
      {open && (
        <SuggestionList
          id={listId}
          label={words.suggestions}
          groups={groups}
          current={current}
          locale={locale}
          renderLink={renderLink}
          onFollow={close}
        />
      )}
    </form>
  );
}
