import type {MouseEvent} from 'react';
import type {ToastTone} from './variants.ts';

/** An action that a toast offers: undo a change, view the cart. It dismisses the toast. */
export interface ToastAction {
  /** The text of the button or link. Screen readers announce it after the message, with the key that leads to it. */
  label: string;
  /** The address that the action leads to. With it the action is a link, without it a button. */
  href?: string | undefined;
  /** Runs when the action is activated. The toast is dismissed by then, so focus that you move in here stays. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** Options of `add`, which shows a toast. */
export interface ToastOptions {
  /** The message, in a few words. */
  title: string;
  /** Details below the message, in a sentence. */
  description?: string | undefined;
  /**
   * The kind of news. `danger` interrupts screen readers.
   * @default 'neutral'
   */
  tone?: ToastTone | undefined;
  /**
   * The tone in words, for people who can't see the icon. Translate it with the rest of your texts.
   * @default 'Success' or 'Error', by `tone`
   */
  toneLabel?: string | undefined;
  /** A button or a link beside the message. Offer the same thing elsewhere too: a toast is easy to miss. */
  action?: ToastAction | undefined;
  /**
   * Time until the toast goes by itself, in ms. `Infinity` keeps it until it is dismissed. Time that it is waiting, hovered, focused or on a hidden page
   * does not count.
   * @default `Infinity` with an action or the tone `danger`, otherwise the provider's `duration`
   */
  duration?: number | undefined;
  /**
   * Name of the toast. Another one with the same `id` takes its place, as for a count that changes.
   * @default a new one, or that of a toast with the same texts and tone
   */
  id?: string | undefined;
}

/** Shows and dismisses toasts. It stays the same object while the provider's `limit` does. */
export interface ToastManager {
  /** Shows a toast, and announces it. Returns its id. A toast with the same texts and tone is announced again, but shown once. */
  add: (options: ToastOptions) => string;
  /** Dismisses the toast with this id, if it is still there. */
  dismiss: (id: string) => void;
}
