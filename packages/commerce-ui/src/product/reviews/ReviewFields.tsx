'use client';

import type {LocaleCode} from '@storefront-toolkit/types/config';
import {Input, Textarea} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {RatingField} from '../rating/RatingField.tsx';
import type {ReviewsFormLabels} from './labels.ts';
import type {ReviewErrors, ReviewValues} from './review-form-types.ts';

interface ReviewFieldsProps {
  errors: ReviewErrors;
  values: ReviewValues;
  locale: LocaleCode;
  words: ReviewsFormLabels;
}

/** The fields of a review. The browser holds what is typed. */
export function ReviewFields({errors, values, locale, words}: ReviewFieldsProps) {
  return (
    <>
      <RatingField
        name="rating"
        label={words.rating}
        locale={locale}
        required
        defaultValue={values.rating}
        error={errors.rating}
        labels={{star: words.star, missing: words.ratingMissing}}
      />
      <Field label={words.title} error={errors.title}>
        <Input name="title" defaultValue={values.title} autoComplete="off" />
      </Field>
      <Field
        label={words.text}
        required
        error={errors.text}
        messages={{valueMissing: words.textMissing}}
      >
        <Textarea name="text" rows={5} defaultValue={values.text} />
      </Field>
      <Field label={words.author} description={words.authorHint} error={errors.author}>
        <Input name="author" defaultValue={values.author} autoComplete="nickname" />
      </Field>
    </>
  );
}
