import type {CartAction} from '@storefront-toolkit/commerce-ui/cart/cart-lines';

/**
 * An action that is a function where scripts run, and an address where they don't.
 *
 * React asks a function for the form to write into the server's HTML by the name `$$FORM_ACTION`, as it does for the server
 * functions of frameworks.
 *
 * @param address - Takes the form as a POST.
 * @param send - Takes it in the browser. It rejects when it fails.
 */
export function cartAction(
  address: string,
  send: (form: FormData) => Promise<unknown>,
): CartAction {
  const form = {action: address, method: 'post', name: null, data: null};
  return Object.assign(send, {$$FORM_ACTION: () => form});
}
