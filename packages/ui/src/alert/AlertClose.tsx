import clsx from 'clsx';
import {IconButton, type IconButtonProps} from '../button/index.ts';
import {CloseIcon} from '../internal/icons.tsx';

/** Props of `AlertClose`: those of an icon button that an alert leaves open. */
export interface AlertCloseProps extends Omit<
  IconButtonProps,
  'children' | 'label' | 'loading' | 'size' | 'variant'
> {
  /**
   * Name of the button.
   * @default 'Dismiss'
   */
  label?: string | undefined;
}

/** A button that dismisses the alert. It is hidden without scripts. Remove the alert in `onClick`, and move the focus to an element that stays. */
export function AlertClose({label = 'Dismiss', className, ...rest}: AlertCloseProps) {
  return (
    <IconButton
      {...rest}
      label={label}
      variant="ghost"
      size="small"
      className={clsx('noscript:hidden col-start-3 row-start-1 -my-1 -me-2', className)}
    >
      <CloseIcon className="text-ink" />
    </IconButton>
  );
}
