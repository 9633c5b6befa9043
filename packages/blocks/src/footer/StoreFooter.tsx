import type {Footer as CmsFooter} from '@storefront-toolkit/types/cms';
import {Footer} from '@storefront-toolkit/ui/footer';
import type {HrefOf} from '@storefront-toolkit/ui/link';
import type {ReactNode} from 'react';
import {NewsletterForm, type NewsletterFormProps} from './NewsletterForm';

/** Props of `StoreFooter`. */
export interface StoreFooterProps extends NewsletterFormProps {
  /** The footer of your layout, as the CMS delivers it. */
  footer: CmsFooter;
  /** Gives the links their addresses. Make one for the whole store. */
  hrefOf?: HrefOf;
  /** The store's logo, before the copyright notice. */
  logo?: ReactNode;
}

/** The end of every page. Put it after `<main>`, so that screen readers list it as a landmark. */
export function StoreFooter({footer, hrefOf, logo, action, answer}: StoreFooterProps) {
  return (
    <Footer footer={footer} hrefOf={hrefOf} logo={logo}>
      <NewsletterForm action={action} answer={answer} />
    </Footer>
  );
}
