import {BadgeList} from '@storefront-toolkit/ui/badge';
import type {Badge} from '@storefront-toolkit/types/catalog';

const badges: readonly Badge[] = [
  {id: 'new', label: 'New', tone: 'brand'},
  {id: 'sale', label: '−20 %', tone: 'sale'},
];

export default function ProductTile() {
  return (
    <article className="relative grid w-56 gap-1">
      <div className="aspect-square rounded-md bg-surface" />
      <BadgeList badges={badges} aria-label="Marks" className="absolute inset-x-2 top-2" />
      <h3 className="font-semibold">Wool scarf</h3>
      <p className="text-ink-muted">
        <span className="sr-only">Now </span>$48 <s>$60</s>
      </p>
    </article>
  );
}
