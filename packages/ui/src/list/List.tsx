import type {ComponentProps, Ref} from 'react';
import {ListDataAttributes} from './data-attributes.ts';
import {type ListMarker, listVariants} from './variants.ts';

/** Props of `List`. All other props of `<ul>` reach the element. */
export interface ListProps extends Omit<ComponentProps<'ul'>, 'ref'> {
  /**
   * The mark before each item. With `decimal`, the list is an `<ol>`.
   * @default 'disc'
   */
  marker?: ListMarker | undefined;
  /**
   * Whether lines separate the items.
   * @default false
   */
  divided?: boolean | undefined;
  /** Ref to the `<ul>` or `<ol>`. */
  ref?: Ref<HTMLElement> | undefined;
}

/** A list of items of one kind. Its children are `<ListItem>`s. */
export function List({marker = 'disc', divided = false, className, ref, ...rest}: ListProps) {
  // Both take the same attributes here. Only the class of the ref differs.
  const Tag = (marker === 'decimal' ? 'ol' : 'ul') as 'ul';
  // Safari takes the role from a list without markers.
  const withoutMarkers = marker === 'check' || marker === 'none';
  return (
    <Tag
      role={withoutMarkers ? 'list' : undefined}
      {...rest}
      ref={ref as Ref<HTMLUListElement>}
      {...{[ListDataAttributes.marker]: marker}}
      className={listVariants({marker, divided, className})}
    />
  );
}
