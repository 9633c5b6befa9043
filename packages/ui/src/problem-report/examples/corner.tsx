import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {ProblemReport} from '@storefront-toolkit/ui/problem-report';

const PROBLEMS: readonly IntegrationProblem[] = [
  {
    vendor: 'shopify',
    kind: 'commerce',
    operation: 'getProduct',
    missing: 'unit price',
    path: 'data.product.variants.nodes[0].unitPriceMeasurement.referenceUnit',
    reason: 'is not a known unit',
  },
];

export default function Corner() {
  return (
    <div className="relative grid min-h-80 w-full rounded-md bg-surface p-4">
      <h3 className="text-2xl font-bold">Olive oil</h3>
      <ProblemReport
        shown
        title="The unit price is missing"
        problems={PROBLEMS}
        className="max-w-96 self-end justify-self-end"
      />
    </div>
  );
}
