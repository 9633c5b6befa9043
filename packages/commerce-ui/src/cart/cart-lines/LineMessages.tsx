import type {CartMessage} from '@storefront-toolkit/types/cart';
import {AlertRoot, AlertTitle} from '@storefront-toolkit/ui/alert';
import clsx from 'clsx';
import type {CartLinesLabels} from './labels.ts';

/** The parts of a message that are shown. */
export type ShownMessage = Pick<CartMessage, 'level' | 'text'>;

const TONES = {info: 'info', warning: 'warning', error: 'danger'} as const;

interface LineMessagesProps {
  messages: readonly ShownMessage[];
  words: CartLinesLabels;
  className?: string | undefined;
}

/** Messages below each other. They are announced when they are new, so their element isn't a live region. */
export function LineMessages({messages, words, className}: LineMessagesProps) {
  if (messages.length === 0) return null;
  return (
    <div className={clsx('grid gap-2', className)}>
      {messages.map(({level, text}, index) => (
        <AlertRoot key={index} tone={TONES[level]} toneLabel={words[level]} className="text-sm">
          <AlertTitle>{text}</AlertTitle>
        </AlertRoot>
      ))}
    </div>
  );
}
