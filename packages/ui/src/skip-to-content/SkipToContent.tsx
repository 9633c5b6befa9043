import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';

/** Props of `SkipToContent`. All other props of `<a>` reach the element. */
export interface SkipToContentProps extends ComponentProps<'a'> {
  /**
   * Id of the element to skip to, with a hash before it. That element needs `tabIndex={-1}`, so that it takes the focus.
   * @default '#main'
   */
  href?: string | undefined;
}

/** A link that shows when it has the focus, and leads past what each page repeats. The first of the page. */
export function SkipToContent({
  href = '#main',
  className,
  children = 'Skip to the content',
  ...rest
}: SkipToContentProps) {
  if (process.env.NODE_ENV !== 'production' && !/^#./.test(href)) {
    reportMisuse(
      'SkipToContent',
      `got the \`href\` "${href}", which leads nowhere on this page, so keyboard users can't skip to the content. ` +
        'Pass the id of the main content with a hash: `href="#main"`.',
    );
  }
  return (
    <a
      {...rest}
      href={href}
      className={clsx(
        'absolute start-3 top-3 z-500 rounded-md border border-line-strong bg-raised px-4 py-2 font-semibold text-ink shadow-md',
        'not-focus:sr-only focus:min-h-11 focus:outline-2 focus:outline-offset-2 focus:outline-focus',
        className,
      )}
    >
      {children}
    </a>
  );
}
