import {campImage} from '@storefront-toolkit/fixtures/cms';
import type {LinkItemBlock} from '@storefront-toolkit/types/cms';
import {ImageLink} from '@storefront-toolkit/ui/image-link';
import {createHrefOf} from '@storefront-toolkit/ui/link';

/** A block as the CMS delivers it. */
const BLOCK: LinkItemBlock = {
  type: 'LinkItem',
  id: 'to-the-kitchen',
  link: {text: 'Camp kitchen', link: {type: 'SearchResults', category: 'camp-kitchen'}},
  image: {...campImage, alt: ''},
  size: 'large',
};

const hrefOf = createHrefOf({prefix: '#'});

export default function FromABlock() {
  const {link, image, size} = BLOCK;
  return <ImageLink link={link} image={image} size={size} hrefOf={hrefOf} />;
}
