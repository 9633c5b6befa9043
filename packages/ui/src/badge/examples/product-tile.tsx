import {rainJacket} from '@storefront-toolkit/fixtures/catalog';
import {formatMoney} from '@storefront-toolkit/types/cms';
import {BadgeList} from '@storefront-toolkit/ui/badge';

export default function ProductTile() {
  const {name, image, badges, pricing} = rainJacket;
  return (
    <article className="relative grid w-full max-w-56 gap-1">
      <img
        src={image?.src}
        alt=""
        width={image?.width}
        height={image?.height}
        className="rounded-md"
      />
      <BadgeList badges={badges} aria-label="Offers" className="absolute inset-x-2 top-2" />
      <h3 className="font-semibold">{name}</h3>
      <p className="text-ink-muted">
        <span className="sr-only">Now </span>
        {formatMoney(pricing.price, 'en')}{' '}
        {pricing.listPrice && <s>{formatMoney(pricing.listPrice, 'en')}</s>}
      </p>
    </article>
  );
}
