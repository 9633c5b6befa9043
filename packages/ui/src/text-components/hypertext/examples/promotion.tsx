import type {PromoTextBlock} from '@storefront-toolkit/types/cms';
import {createHrefOf, Link} from '@storefront-toolkit/ui/link';
import {Hypertext} from '@storefront-toolkit/ui/text-components/hypertext';

/** A block as the CMS delivers it. */
const BLOCK: PromoTextBlock = {
  type: 'PromoText',
  id: 'shipping',
  text: 'Free shipping <strong>over €50</strong>, until Sunday even <em>without</em> a minimum',
  link: {text: 'Terms', link: {type: 'Page', slug: 'shipping'}},
};

const hrefOf = createHrefOf({prefix: '#'});

export default function Promotion() {
  const {text, link, alignment = 'center', color} = BLOCK;
  return (
    <div className="grid gap-1 rounded-md bg-surface p-4">
      <Hypertext text={text} alignment={alignment} color={color} />
      {link && (
        <Link link={link.link} hrefOf={hrefOf} className="justify-self-center">
          {link.text}
        </Link>
      )}
    </div>
  );
}
