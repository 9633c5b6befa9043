import {sizeTable} from '@storefront-toolkit/fixtures/cms';
import {createHrefOf, Link} from '@storefront-toolkit/ui/link';
import {Table} from '@storefront-toolkit/ui/table';

const hrefOf = createHrefOf({prefix: '#'});

export default function SizeTable() {
  return (
    <div className="grid gap-3">
      <Table block={sizeTable} />
      <p className="text-sm text-ink-muted">
        Between two sizes, take the larger one.{' '}
        <Link link={{type: 'Page', slug: 'guides/sizes'}} hrefOf={hrefOf}>
          How to measure
        </Link>
      </p>
    </div>
  );
}
