import {estimatedCart} from '@storefront-toolkit/fixtures/cart';
import {layout} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {StoreHeader} from '../StoreHeader.tsx';

const hrefOf = createHrefOf({prefix: '#'});

export default function Header() {
  return (
    <>
      <StoreHeader
        layout={layout}
        storeName="Outdoor Example"
        hrefOf={hrefOf}
        cartHref="#/cart"
        cartCount={estimatedCart.totalQuantity}
        current="jackets"
        contentId="header-example"
      />
      <div id="header-example" tabIndex={-1} className="scroll-mt-24 px-gutter py-10">
        Below the header is the page.
      </div>
    </>
  );
}
