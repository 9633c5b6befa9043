import {Badge} from '@storefront-toolkit/ui/badge';

export default function ProductPage() {
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Badge size="medium" tone="success">
          <svg aria-hidden="true" viewBox="0 0 20 20" fill="none" stroke="currentColor">
            <path d="m4 10.5 4 4 8-9" strokeWidth="2" />
          </svg>
          In stock
        </Badge>
        <Badge size="medium">Handmade</Badge>
      </div>
      <h3 className="text-2xl font-bold">Wool scarf</h3>
    </header>
  );
}
