'use client';

import {type ReviewErrors, ReviewsForm} from '@storefront-toolkit/commerce-ui/product/reviews';
import {rainJacket} from '@storefront-toolkit/fixtures/catalog';

/** Takes the place of your server. It refuses short texts, and can't be reached for a single star. */
async function sendReview(form: FormData): Promise<ReviewErrors | undefined> {
  await new Promise((answer) => setTimeout(answer, 600));
  if (form.get('rating') === '1') throw new Error('The server is down.');
  const text = form.get('text') as string;
  if (text.length < 20) return {text: `Write 20 characters or more. You wrote ${text.length}.`};
  return undefined;
}

export default function WriteReview() {
  return (
    <section aria-labelledby="form-heading" className="grid w-full max-w-md gap-5">
      <h2 id="form-heading" className="text-xl font-semibold">
        Review the rain jacket
      </h2>
      <ReviewsForm productId={rainJacket.id} action={sendReview} locale="en-IE" />
    </section>
  );
}
