import {coffeeBeans, woolBlanket} from '@storefront-toolkit/fixtures/catalog';
import {ProblemReport} from '@storefront-toolkit/ui/problem-report';

export default function ProductList() {
  return (
    <div className="grid w-full gap-4">
      <ul className="grid gap-2">
        {[coffeeBeans, woolBlanket].map(({id, name}) => (
          <li key={id} className="border-b border-line pb-2">
            {name}
          </li>
        ))}
      </ul>
      <ProblemReport
        shown
        problems={[
          {
            vendor: 'commercetools',
            kind: 'commerce',
            operation: 'getProducts',
            missing: 'product',
            path: 'results[1].masterVariant.price',
            reason: 'is not a price in CHF, on any variant',
          },
        ]}
      />
    </div>
  );
}
