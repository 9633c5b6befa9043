import {Text} from '@storefront-toolkit/ui/text-components/text';

export default function ProductCopy() {
  return (
    <div className="grid max-w-prose gap-3">
      <Text size="lg">
        A tent for two that you pitch in four minutes, and that fits into a bicycle basket.
      </Text>
      <Text>
        The poles are hooked in from outside, so the inner tent stays dry when you pitch it in the
        rain. Two entrances, and room for the shoes in front of each.
      </Text>
      <Text size="sm" color="ink-muted">
        Pegs and a repair kit are in the bag.
      </Text>
    </div>
  );
}
