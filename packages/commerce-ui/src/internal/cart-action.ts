import type {ComponentProps} from 'react';

/** A change to the cart. */
export type CartAction =
  /** The URL of a route that takes a POST. */
  | string
  /** A function that takes the form, such as a server function. One that throws or rejects has failed. */
  | ((form: FormData) => unknown);

/** The errors by which Next.js navigates after an action. They reach the router, and aren't failures. */
export const isNavigation = (error: unknown) =>
  String((error as {digest?: unknown} | null)?.digest).startsWith('NEXT_');

/**
 * The attributes of a form that runs an action.
 *
 * @param onAnswer Called when a function is done, with what was sent and whether it failed.
 */
export function formOf(
  action: CartAction,
  onAnswer: (form: FormData, failed: boolean) => void,
): Pick<ComponentProps<'form'>, 'action' | 'method'> {
  if (typeof action === 'string') return {action, method: 'post'};
  if (typeof document === 'undefined') return servedFormOf(action);
  return {
    action: async (form) => {
      try {
        await action(form);
      } catch (error) {
        if (isNavigation(error)) throw error;
        return onAnswer(form, true);
      }
      onAnswer(form, false);
    },
  };
}

/**
 * The form in the server's HTML. React writes one that works without scripts for a server function, if nothing is wrapped around it. For any other
 * function it would write a `javascript:` address, which a Content-Security-Policy blocks. That form posts to the page instead, because a GET would put
 * the code into the address. React takes over either one.
 */
export function servedFormOf(action: (form: FormData) => unknown): ReturnType<typeof formOf> {
  // React ignores the result, for which its type allows less.
  const send: (form: FormData) => void = action;
  return '$$FORM_ACTION' in action ? {action: send} : {method: 'post'};
}
