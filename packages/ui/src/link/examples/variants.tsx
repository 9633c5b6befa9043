import type {StorefrontLink} from '@storefront-toolkit/types/cms';
import {createHrefOf, Link, type LinkVariant} from '@storefront-toolkit/ui/link';

const hrefOf = createHrefOf({prefix: '#'});
const tents: StorefrontLink = {type: 'SearchResults', category: 'tents'};

const LOOKS: readonly {variant: LinkVariant; place: string; className: string}[] = [
  {variant: 'inline', place: 'In a text', className: 'bg-raised text-ink'},
  {variant: 'quiet', place: 'In a list of links', className: 'bg-surface text-ink'},
  {variant: 'unstyled', place: 'Around a picture', className: 'bg-surface text-ink'},
  {variant: 'inherit', place: 'On a color', className: 'bg-brand text-on-brand'},
  {variant: 'cover', place: 'All of the card', className: 'relative bg-raised text-ink'},
];

export default function Variants() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {LOOKS.map(({variant, place, className}) => (
        <li key={variant} className={`rounded-lg border border-line p-4 text-base ${className}`}>
          <p className="text-sm">{place}</p>
          <Link link={tents} variant={variant} hrefOf={hrefOf}>
            Tents for two
          </Link>
        </li>
      ))}
    </ul>
  );
}
