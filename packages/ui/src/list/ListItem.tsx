import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

/** Props of `ListItem`. All other props of `<li>` reach the element. */
export interface ListItemProps extends ComponentProps<'li'> {
  /**
   * A picture before the text, in a list with the marker `none`. An `<svg>` is sized to the line. Hide it from screen readers
   * when the text says it.
   * @default undefined
   */
  icon?: ReactNode | undefined;
}

/** An item of a `List`. */
export function ListItem({icon, className, children, ...rest}: ListItemProps) {
  if (!icon) {
    return (
      <li {...rest} className={className}>
        {children}
      </li>
    );
  }
  return (
    <li {...rest} className={clsx('flex items-start gap-3', className)}>
      <span className="flex min-h-[1lh] shrink-0 items-center [&>svg]:size-5">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
