import type {ComponentProps} from 'react';
import {itemVariants} from './variants.ts';

/** Props of `AccordionItem`. All other props of `<details>` reach the element. */
export interface AccordionItemProps extends ComponentProps<'details'> {
  /**
   * Whether the item is open at first. The browser opens and closes it from then on. To decide yourself, change it in
   * `onToggle`.
   * @default false
   */
  open?: boolean | undefined;
  /**
   * Name that items share of which one is open at a time: to open one closes the others. Without it, any number of
   * items can be open.
   */
  name?: string | undefined;
}

/** One title with the content that it opens: a native `<details>`. */
export function AccordionItem({className, ...rest}: AccordionItemProps) {
  // The browser may have opened it before React arrives.
  return <details suppressHydrationWarning {...rest} className={itemVariants({className})} />;
}
