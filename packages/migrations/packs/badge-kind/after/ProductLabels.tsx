import {Badge, type BadgeProps} from '@storefront-toolkit/ui/badge';

interface ProductLabelsProps {
  isNew: boolean;
  stock: number;
  stockKind?: BadgeProps['tone'];
}

// A badge says "new", and the price says the rest.
export function ProductLabels({isNew, stock, stockKind = 'low'}: ProductLabelsProps) {
  return (
    <p>
      {isNew && <Badge tone="brand">New</Badge>}
      <Badge tone={stock > 9 ? 'success' : 'warning'} size="medium">
        {stock} in stock
      </Badge>
      <Badge kind={stockKind}>Limited</Badge>
    </p>
  );
}
