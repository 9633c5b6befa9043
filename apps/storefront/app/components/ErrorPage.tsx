import {ButtonLink} from '@storefront-toolkit/ui/button';
import {Heading} from '@storefront-toolkit/ui/text-components/heading';
import {labelsOf} from '../labels/index.ts';
import type {ShopMarket} from '../markets.ts';

interface ErrorPageProps {
  /** Whether the page doesn't exist. Otherwise something failed. */
  isMissing: boolean;
  market: ShopMarket;
}

/** The text in place of a page, with a way on. */
export function ErrorPage({isMissing, market: {locale}}: ErrorPageProps) {
  const {shop} = labelsOf(locale);
  const title = isMissing ? shop.notFound : shop.problem;
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Heading level={1}>{title}</Heading>
      <p>{isMissing ? shop.notFoundText : shop.problemText}</p>
      <ButtonLink href={`/${locale}`}>{shop.backToShop}</ButtonLink>
    </div>
  );
}
