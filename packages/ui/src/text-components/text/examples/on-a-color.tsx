import {Text} from '@storefront-toolkit/ui/text-components/text';

export default function OnAColor() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid gap-1 rounded-lg border border-transparent bg-brand p-6">
        <Text alignment="center" color="on-brand" size="xl" weight="semibold">
          30 days to try it at home
        </Text>
        <Text alignment="center" color="on-brand">
          Returns are free.
        </Text>
      </div>
      <div className="grid gap-1 rounded-lg border border-line bg-surface p-6">
        <Text alignment="end" color="brand" size="xl" weight="semibold">
          Two years of repairs
        </Text>
        <Text alignment="end" color="ink-muted">
          Zippers, seams and poles.
        </Text>
      </div>
    </div>
  );
}
