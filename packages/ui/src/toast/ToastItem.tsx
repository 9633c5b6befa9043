'use client';

import {type MouseEvent, useId} from 'react';
import {AlertIcon} from '../alert/AlertIcon.tsx';
import {Button} from '../button/Button.tsx';
import {ButtonLink} from '../button/ButtonLink.tsx';
import {IconButton} from '../button/IconButton.tsx';
import {CloseIcon} from '../internal/icons.tsx';
import {ToastDataAttributes} from './data-attributes.ts';
import type {ToastAction} from './toast-options.ts';
import type {Toast} from './toast-store.ts';
import {useTimeLimit} from './use-time-limit.ts';
import {toastVariants} from './variants.ts';

interface ToastItemProps {
  toast: Toast;
  /** The provider's time limit, in ms. */
  duration: number;
  paused: boolean;
  closeLabel: string;
  onDismiss: () => void;
}

const LABELS = {success: 'Success', danger: 'Error'};

function Action({action, onDismiss}: {action: ToastAction; onDismiss: () => void}) {
  const props = {
    variant: 'secondary',
    size: 'small',
    onClick(event: MouseEvent<HTMLElement>) {
      onDismiss();
      action.onClick?.(event);
    },
  } as const;
  return action.href === undefined ? (
    <Button {...props}>{action.label}</Button>
  ) : (
    <ButtonLink {...props} href={action.href}>
      {action.label}
    </ButtonLink>
  );
}

/** One toast of a region. It isn't a live region, because the announcer has announced it already. */
export function ToastItem({toast, duration, paused, closeLabel, onDismiss}: ToastItemProps) {
  const {id, title, description, tone = 'neutral', toneLabel, action, times} = toast;
  const titleId = useId();
  const stays = action !== undefined || tone === 'danger';
  useTimeLimit({
    duration: toast.duration ?? (stays ? Infinity : duration),
    paused,
    times,
    onEnd: onDismiss,
  });
  const attributes = {[ToastDataAttributes.toast]: id, [ToastDataAttributes.tone]: tone};
  return (
    <li {...attributes} className={toastVariants({tone})}>
      {tone !== 'neutral' && (
        <span className="pt-1">
          <AlertIcon tone={tone} label={toneLabel ?? LABELS[tone]} />
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <div className="min-w-0 grow basis-36 py-0.75 wrap-break-word">
          <p id={titleId} className="font-semibold">
            {title}
          </p>
          {description && <p className="text-sm text-ink-muted">{description}</p>}
        </div>
        {action && <Action action={action} onDismiss={onDismiss} />}
      </div>
      <IconButton
        label={closeLabel}
        aria-describedby={titleId}
        variant="ghost"
        size="small"
        onClick={onDismiss}
      >
        <CloseIcon className="text-ink" />
      </IconButton>
    </li>
  );
}
