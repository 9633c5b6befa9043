'use client';

import type {LocaleCode} from '@storefront-toolkit/types/config';
import {AlertDescription, AlertRegion, AlertRoot, AlertTitle} from '@storefront-toolkit/ui/alert';
import {Button} from '@storefront-toolkit/ui/button';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useRef} from 'react';
import {servedFormOf} from '../../internal/cart-action.ts';
import {ReviewsFormDataAttributes} from './data-attributes.ts';
import {ENGLISH_FORM, type ReviewsFormLabels} from './labels.ts';
import type {ReviewAction, ReviewErrors, ReviewValues} from './review-form-types.ts';
import {ReviewFields} from './ReviewFields.tsx';
import {useReviewForm} from './use-review-form.ts';

/** Props of `ReviewsForm`. All other props of `<div>` reach the element. */
export interface ReviewsFormProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Key of the product, which the form sends as `productId`. */
  productId: string;
  /** Takes the review. The form sends `rating`, `title`, `text` and `author`. */
  action: ReviewAction;
  /** Language and region in which the names of the stars are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /**
   * The errors of a review that was sent without JavaScript. A function returns its errors instead.
   * @default {}
   */
  errors?: ReviewErrors | undefined;
  /**
   * The contents of the fields at first, such as those of a review that was refused.
   * @default {}
   */
  defaultValues?: ReviewValues | undefined;
  /**
   * Whether the thanks take the place of the form, after a route has taken a review.
   * @default false
   */
  sent?: boolean | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<ReviewsFormLabels> | undefined;
  /** Above the button: further fields, or a link to your rules for reviews. */
  children?: ReactNode | undefined;
}

/** A form for a review. Works without scripts if the action is a URL or a server function. */
export function ReviewsForm({
  productId,
  action,
  locale,
  errors: given = {},
  defaultValues = {},
  sent = false,
  labels,
  className,
  children,
  ...rest
}: ReviewsFormProps) {
  const words = {...ENGLISH_FORM, ...labels};
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  const {errors, answers, isPending, isSent, send, forget} = useReviewForm({
    action: typeof action === 'string' ? undefined : action,
    given,
    isSentAlready: sent,
    failedText: words.failed,
    form,
    thanks,
  });
  const state = isSent ? 'sent' : isPending ? 'pending' : 'idle';
  const target =
    typeof action === 'string' ? ({action, method: 'post'} as const) : servedFormOf(action);

  return (
    <div
      {...rest}
      {...{[ReviewsFormDataAttributes.state]: state}}
      className={clsx('text-base text-ink', className)}
    >
      {isSent ? (
        <div
          ref={thanks}
          tabIndex={-1}
          className="rounded-md focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
        >
          <AlertRoot tone="success" toneLabel={words.successIcon}>
            <AlertTitle>{words.sentTitle}</AlertTitle>
            <AlertDescription>{words.sentText}</AlertDescription>
          </AlertRoot>
        </div>
      ) : (
        <form
          {...target}
          ref={form}
          // The server's HTML keeps the address of a server action, which is no longer known in the browser.
          suppressHydrationWarning
          onInput={(event) => forget((event.target as HTMLInputElement).name)}
          onSubmit={(event) => {
            if (typeof action === 'string') return;
            event.preventDefault();
            send(new FormData(event.currentTarget));
          }}
          className="grid gap-5"
        >
          <input type="hidden" name="productId" value={productId} />
          <ReviewFields errors={errors} values={defaultValues} locale={locale} words={words} />
          {children}
          <div className="grid justify-items-start">
            {/* Live before it has a text, so without room of its own. */}
            <AlertRegion live="assertive" className="w-full">
              {errors.form && (
                <AlertRoot key={answers} tone="danger" toneLabel={words.errorIcon} className="mb-5">
                  <AlertTitle>{errors.form}</AlertTitle>
                </AlertRoot>
              )}
            </AlertRegion>
            <Button type="submit" loading={isPending}>
              {words.submit}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
