import {Button} from '@storefront-toolkit/ui/button';
import {ErrorSummary} from '@storefront-toolkit/ui/forms/error-summary';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';

const ERRORS = [
  {message: 'Enter a gift card that has not expired', controlId: 'summary-gift-card'},
  {message: 'We could not reach your bank. Try again in a minute'},
];

export default function ServerErrors() {
  return (
    <form className="grid max-w-lg gap-5" method="get">
      <ErrorSummary level={3} errors={ERRORS} focusOnLoad={false} />
      <Field label="Gift card" controlId="summary-gift-card" error={ERRORS[0]?.message}>
        <Input name="gift-card" defaultValue="1234-5678" />
      </Field>
      <Button type="submit" className="justify-self-start">
        Pay
      </Button>
    </form>
  );
}
