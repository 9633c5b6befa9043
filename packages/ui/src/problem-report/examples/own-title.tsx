import {ProblemReport} from '@storefront-toolkit/ui/problem-report';

export default function OwnTitle() {
  return (
    <ProblemReport
      shown
      title="For editors: a price is missing"
      problems={[
        {
          vendor: 'contentstack',
          kind: 'cms',
          operation: 'getPage',
          missing: 'price',
          path: 'entry.content[0].price',
          reason: 'is not an amount of its currency',
        },
      ]}
    />
  );
}
