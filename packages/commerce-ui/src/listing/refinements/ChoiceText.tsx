import type {LocaleCode} from '@storefront-toolkit/types/config';
import type {ReactNode} from 'react';

interface ChoiceTextProps {
  locale: LocaleCode;
  /** Number of products that would be left. */
  count?: number | undefined;
  children: ReactNode;
}

/** The label of a choice: its name, and the number of products in parentheses. */
export const ChoiceText = ({locale, count, children}: ChoiceTextProps) => (
  <span className="inline-flex flex-wrap items-center gap-x-2 align-top">
    {children}
    {count !== undefined && (
      <span className="text-ink-muted"> ({new Intl.NumberFormat(locale).format(count)})</span>
    )}
  </span>
);
