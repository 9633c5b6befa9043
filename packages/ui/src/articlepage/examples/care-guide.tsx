import {carePage} from '@storefront-toolkit/fixtures/cms';
import {ArticlePage} from '@storefront-toolkit/ui/articlepage';
import {createHrefOf, Link} from '@storefront-toolkit/ui/link';

const hrefOf = createHrefOf({prefix: '#'});

export default function CareGuide() {
  return (
    <div className="grid gap-6">
      <Link link={{type: 'Page', slug: 'guides'}} variant="quiet" hrefOf={hrefOf}>
        All guides
      </Link>
      <ArticlePage page={carePage} hrefOf={hrefOf} headingLevel={2} />
    </div>
  );
}
