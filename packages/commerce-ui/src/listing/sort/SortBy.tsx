'use client';

import type {SortOption} from '@storefront-toolkit/types/search';
import {Button} from '@storefront-toolkit/ui/button';
import {FormSelect} from '@storefront-toolkit/ui/forms/form-select';
import {Label} from '@storefront-toolkit/ui/forms/label';
import clsx from 'clsx';
import {type ComponentProps, useId, useRef} from 'react';
import {checkProps} from './check-props.ts';
import {SortByDataAttributes} from './data-attributes.ts';
import {ENGLISH, type SortByLabels} from './labels.ts';
import {keptParameters, type SortParams} from './parameters.ts';
import {useSort} from './use-sort.ts';

/** Props of `SortBy`. All other props of `<form>` reach the element. */
export interface SortByProps extends Omit<
  ComponentProps<'form'>,
  'action' | 'children' | 'method'
> {
  /** The `sortOptions` of `SearchResults`. One is selected. */
  options: readonly SortOption[];
  /**
   * Address of the list, without parameters: `/jackets`.
   * @default the address of the page
   */
  action?: string | undefined;
  /**
   * Name of the parameter with the key of an option.
   * @default 'sort'
   */
  name?: string | undefined;
  /**
   * The other parameters of the address, which are kept: the search term, refinements. A list is for a name that comes more than once.
   * @default {}
   */
  params?: SortParams | undefined;
  /**
   * Names of parameters that aren't kept, because another order starts at its first page.
   * @default ['page', 'after']
   */
  pageParams?: readonly string[] | undefined;
  /**
   * Called with the key of an option, to sort on the same page. Without it, the browser sends the form.
   * @default undefined
   */
  onSort?: ((key: string) => unknown) | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<SortByLabels> | undefined;
}

/** A form that sorts a list, by a native select. Renders nothing unless there are orders to choose from. */
export function SortBy({
  options,
  action,
  name = 'sort',
  params = {},
  pageParams = ['page', 'after'],
  onSort,
  labels,
  className,
  onSubmit,
  ...rest
}: SortByProps) {
  if (process.env.NODE_ENV !== 'production') checkProps(options, action);
  const words = {...ENGLISH, ...labels};
  const id = useId();
  const selected = (options.find((option) => option.selected) ?? options[0])?.key ?? '';
  const select = useRef<HTMLSelectElement>(null);
  const {changed, handleChange, handleSubmit, handleKeyDown, handlePointerDown} = useSort({
    select,
    selected,
    onSort,
  });
  if (options.length < 2) return null;
  return (
    <form
      {...rest}
      {...(changed && {[SortByDataAttributes.changed]: ''})}
      action={action}
      method="get"
      onSubmit={(event) => {
        onSubmit?.(event);
        if (!event.defaultPrevented) handleSubmit(event);
      }}
      className={clsx('flex flex-wrap items-center gap-2 text-base text-ink', className)}
    >
      {keptParameters(params, [name, ...pageParams]).map(([key, value], index) => (
        <input key={index} type="hidden" name={key} value={value} />
      ))}
      <Label htmlFor={id}>{words.label}</Label>
      <FormSelect
        ref={select}
        id={id}
        name={name}
        defaultValue={selected}
        // A browser that restores the choice of the page before would show another order than that of the results.
        autoComplete="off"
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        onPointerDown={handlePointerDown}
      >
        {options.map(({key, label}) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </FormSelect>
      <span className={clsx(!changed && 'hidden noscript:block')}>
        <Button type="submit" variant="secondary">
          {words.submit}
        </Button>
      </span>
    </form>
  );
}
