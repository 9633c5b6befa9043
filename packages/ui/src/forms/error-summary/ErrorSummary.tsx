'use client';

import clsx from 'clsx';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import {useMergedRefs} from '../../internal/use-merged-refs.ts';
import type {FormError} from './form-error.ts';
import {useFormErrors} from './use-form-errors.ts';

/** Props of `ErrorSummary`. All other props of `<section>` reach the element. */
export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /**
   * The summary's heading.
   * @default 'There is a problem'
   */
  title?: ReactNode | undefined;
  /**
   * The heading's level in the page's outline.
   * @default 2
   */
  level?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * The errors that your server found. Errors that the browser finds on the next submission replace them.
   * @default []
   */
  errors?: readonly FormError[] | undefined;
  /**
   * The form's `id`, for a summary that is outside of it, such as above the page's heading.
   * @default the form around the summary
   */
  form?: string | undefined;
  /**
   * Moves the focus to the summary if the page loads with `errors`. The browser does it before scripts run, and without them.
   * @default true
   */
  focusOnLoad?: boolean | undefined;
}

/** Moves the focus to a control, and shows its label. A fragment alone would scroll the label out of view. */
function goToControl(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const control = document.getElementById(id) as HTMLInputElement | null;
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const legend = control.closest('fieldset')?.querySelector('legend');
  const label = ['radio', 'checkbox'].includes(control.type) ? legend : control.labels?.[0];
  (label ?? control).scrollIntoView();
  control.focus({preventScroll: true});
}

/**
 * Lists all errors of a form above it. It takes the focus when a submission fails, and each error links to its control. Nothing
 * is shown while there are no errors.
 */
export function ErrorSummary({
  title = 'There is a problem',
  level = 2,
  errors = [],
  form,
  focusOnLoad = true,
  className,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const rootRef = useMergedRefs(root, ref);
  const found = useFormErrors(root, form);
  const shown = found.length > 0 ? found : errors;
  const Heading = `h${level}` as const;

  useEffect(() => {
    if (found.length > 0) root.current?.focus();
  }, [found]);

  // The same errors in a new array, which a parent makes each time it renders, don't move the focus again.
  const given = JSON.stringify(errors);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    const section = root.current!;
    // Only served HTML has the attribute. Readers who moved the focus before scripts ran keep it.
    const moved = section.hasAttribute('autofocus') && document.activeElement !== document.body;
    const fresh = seen.current === undefined ? focusOnLoad && !moved : given !== seen.current;
    if (fresh && given !== '[]') section.focus();
    seen.current = given;
  }, [given, focusOnLoad]);

  const attributes = {
    ...rest,
    'aria-labelledby': `${id}title`,
    'aria-describedby': `${id}errors`,
    ...(focusOnLoad && errors.length > 0 && {autoFocus: true}),
  };
  return (
    <section
      {...attributes}
      ref={rootRef}
      tabIndex={-1}
      hidden={shown.length === 0}
      className={clsx(
        'grid gap-3 rounded-md border-2 border-danger bg-raised p-4 text-base text-ink [&[hidden]]:hidden',
        'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
        className,
      )}
    >
      <Heading id={`${id}title`} className="text-lg font-semibold">
        {title}
      </Heading>
      <ul id={`${id}errors`} className="grid gap-1">
        {shown.map(({message, controlId}, index) => (
          <li key={index}>
            {controlId ? (
              <a
                href={`#${controlId}`}
                onClick={(event) => goToControl(event, controlId)}
                className="inline-block py-0.5 font-medium text-danger underline underline-offset-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
              >
                {message}
              </a>
            ) : (
              <span className="inline-block py-0.5 font-medium text-danger">{message}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
