import {Badge, type BadgeProps} from '@storefront-toolkit/ui/badge';

interface ProductLabelsProps {
  isNew: boolean;
  stock: number;
  stockKind?: BadgeProps['kind'];
}

// A badge says "new", and the price says the rest.
export function ProductLabels({isNew, stock, stockKind = 'low'}: ProductLabelsProps) {
  return (
    <p>
      {isNew && <Badge kind="new">New</Badge>}
      <Badge kind={stock > 9 ? 'positive' : 'low'} size="medium">
        {stock} in stock
      </Badge>
      <Badge kind={stockKind}>Limited</Badge>
    </p>
  );
}
