import {rainJacket} from '@storefront-toolkit/fixtures/catalog';
import {Price} from '@storefront-toolkit/ui/price';

const {name, description, variants} = rainJacket;
const [{pricing}] = variants;

export default function ProductPage() {
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl font-bold">{name}</h2>
      <Price pricing={pricing} locale="en-IE" size="large" taxNote />
      <p className="max-w-prose text-ink-muted">{description}</p>
    </section>
  );
}
