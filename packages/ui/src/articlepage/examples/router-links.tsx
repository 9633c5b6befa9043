import {carePage} from '@storefront-toolkit/fixtures/cms';
import {ArticlePage} from '@storefront-toolkit/ui/articlepage';
import type {RenderedLinkProps} from '@storefront-toolkit/ui/link';
import {createHrefOf} from '@storefront-toolkit/ui/link';

/** Stands for the link of your router. */
function RouterLink({href, children, ...props}: RenderedLinkProps) {
  return (
    <a {...props} href={`#${href}`} data-router="">
      {children}
    </a>
  );
}

const hrefOf = createHrefOf({prefix: '/en'});
const page = {...carePage, heading: 'Wash it, do not brush it', body: carePage.body.slice(0, 1)};

export default function RouterLinks() {
  return (
    <ArticlePage
      page={page}
      headingLevel={3}
      hrefOf={hrefOf}
      renderLink={(props) => <RouterLink {...props} />}
    />
  );
}
