import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import type {MouseEvent, ReactNode} from 'react';

/** Closes the announcement, and moves the focus to what follows: the navbar's first link. */
export default function AnnouncementBarCloseButton(props: Props): ReactNode {
  const close = (event: MouseEvent<HTMLButtonElement>) => {
    props.onClick?.(event);
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
  };
  return <CloseButton {...props} onClick={close} />;
}
