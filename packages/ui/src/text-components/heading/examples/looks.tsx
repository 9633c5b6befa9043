import {Heading} from '@storefront-toolkit/ui/text-components/heading';
import {Text} from '@storefront-toolkit/ui/text-components/text';

export default function Looks() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid gap-1 rounded-lg border border-transparent bg-brand p-6">
        <Heading level={3} alignment="center" color="on-brand">
          Autumn sale
        </Heading>
        <Text alignment="center" color="on-brand">
          Until Sunday
        </Text>
      </div>
      <div className="grid gap-1 rounded-lg border border-line p-6">
        <Heading level={3} alignment="end" color="brand">
          New in wool
        </Heading>
        <Text alignment="end" color="ink-muted">
          Blankets and throws
        </Text>
      </div>
    </div>
  );
}
