import {ButtonLink} from '@storefront-toolkit/ui/button';
import type {ReactNode, Ref} from 'react';
import type {CartLinesLabels} from './labels.ts';

interface EmptyCartProps {
  ref: Ref<HTMLDivElement>;
  words: CartLinesLabels;
  shopHref: string | undefined;
  /** Your own content, in place of the sentence and the link. */
  children: ReactNode;
}

/** The place of a list without lines. It takes the focus of the last line. */
export function EmptyCart({ref, words, shopHref, children}: EmptyCartProps) {
  return (
    <div ref={ref} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
      {children ?? (
        <>
          <p>{words.empty}</p>
          {shopHref !== undefined && <ButtonLink href={shopHref}>{words.shop}</ButtonLink>}
        </>
      )}
    </div>
  );
}
