'use client';

import {Button, type ButtonProps} from '@storefront-toolkit/ui/button';
import {useFormStatus} from 'react-dom';

/** A button that submits its form, and is busy while the form's action runs. It keeps the focus. */
export function SubmitButton(props: ButtonProps) {
  const {pending} = useFormStatus();
  return <Button {...props} type="submit" loading={pending} />;
}
