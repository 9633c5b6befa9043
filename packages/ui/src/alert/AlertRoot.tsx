import type {ComponentProps} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {AlertIcon} from './AlertIcon.tsx';
import {AlertDataAttributes} from './data-attributes.ts';
import {type AlertTone, rootVariants} from './variants.ts';

/** Props of `AlertRoot`. All other props of `<div>` reach the element. */
export interface AlertRootProps extends ComponentProps<'div'> {
  /**
   * The kind of news, from neutral to an error.
   * @default 'info'
   */
  tone?: AlertTone | undefined;
  /**
   * The tone in words, for people who can't see the icon. Translate it with the rest of your texts.
   * @default 'Note', 'Success', 'Warning' or 'Error', by `tone`
   */
  toneLabel?: string | undefined;
}

const LABELS: Record<AlertTone, string> = {
  info: 'Note',
  success: 'Success',
  warning: 'Warning',
  danger: 'Error',
};

/** A message in the page. To have it announced when it appears, put it into an `AlertRegion`. */
export function AlertRoot({
  tone = 'info',
  toneLabel,
  className,
  children,
  ...rest
}: AlertRootProps) {
  if (process.env.NODE_ENV !== 'production' && 'role' in rest) {
    reportMisuse(
      'AlertRoot',
      "got a `role`. Some screen readers don't announce a live region that appears together with its text. " +
        'Keep an <AlertRegion> in the page, and put the alert into it.',
    );
  }
  return (
    <div
      {...rest}
      {...{[AlertDataAttributes.tone]: tone}}
      className={rootVariants({tone, className})}
    >
      <AlertIcon tone={tone} label={toneLabel ?? LABELS[tone]} />
      {children}
    </div>
  );
}
