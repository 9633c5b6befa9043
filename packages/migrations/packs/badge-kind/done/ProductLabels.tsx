import {Badge, type BadgeProps} from '@storefront-toolkit/ui/badge';

interface ProductLabelsProps {
  isNew: boolean;
  stock: number;
  stockTone?: BadgeProps['tone'];
}

// A badge says "new", and the price says the rest.
export function ProductLabels({isNew, stock, stockTone = 'warning'}: ProductLabelsProps) {
  return (
    <p>
      {isNew && <Badge tone="brand">New</Badge>}
      <Badge tone={stock > 9 ? 'success' : 'warning'} size="medium">
        {stock} in stock
      </Badge>
      <Badge tone={stockTone}>Limited</Badge>
    </p>
  );
}
