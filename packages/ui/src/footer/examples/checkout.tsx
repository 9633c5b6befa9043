import {Footer} from '@storefront-toolkit/ui/footer';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const hrefOf = createHrefOf({prefix: '#'});

/** Without columns and profiles, nothing leads away from the checkout but what the law asks for. */
export default function Checkout() {
  return (
    <Footer
      footer={{
        id: 'checkout',
        navigation: [],
        social: {heading: 'Follow us', links: []},
        legal: [
          {text: 'Terms', link: {type: 'Page', slug: 'terms'}},
          {text: 'Privacy', link: {type: 'Page', slug: 'privacy'}},
        ],
        copyright: '© 2026 Outdoor Example',
      }}
      hrefOf={hrefOf}
    />
  );
}
