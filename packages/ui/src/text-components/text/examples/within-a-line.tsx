import {Text} from '@storefront-toolkit/ui/text-components/text';

export default function WithinALine() {
  return (
    <Text className="max-w-prose">
      Order before noon,{' '}
      <Text as="span" weight="semibold">
        and we send it today
      </Text>
      .{' '}
      <Text as="span" size="sm" color="ink-muted">
        Except on Sundays.
      </Text>
    </Text>
  );
}
