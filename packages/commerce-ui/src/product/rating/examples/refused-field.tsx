import {RatingField} from '@storefront-toolkit/commerce-ui/product/rating';

const locale = 'en-IE';

export default function RefusedField() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <RatingField
        name="comfort"
        label="Comfort"
        locale={locale}
        defaultValue={4}
        error="We could not save this rating. Send it again."
      />
      <RatingField
        name="overall"
        label="Overall, sent on March 9"
        locale={locale}
        defaultValue={5}
        disabled
      />
    </div>
  );
}
