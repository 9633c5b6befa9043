import {Heading} from '@storefront-toolkit/ui/text-components/heading';
import {Text} from '@storefront-toolkit/ui/text-components/text';

export default function Department() {
  return (
    <div className="grid max-w-prose gap-6">
      <section className="grid gap-2">
        <Heading level={2}>Tents and tarps</Heading>
        <Text color="ink-muted">For one to six people, from 980 grams.</Text>
      </section>
      <section className="grid gap-2">
        <Heading level={3}>Three seasons</Heading>
        <Text>A roof of mesh keeps you cool. From spring to autumn.</Text>
      </section>
      <section className="grid gap-2">
        <Heading level={3}>Four seasons</Heading>
        <Text>Poles that carry snow, and flaps that keep it out.</Text>
      </section>
    </div>
  );
}
