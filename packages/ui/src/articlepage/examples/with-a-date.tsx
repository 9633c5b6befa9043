import {carePage, shortText} from '@storefront-toolkit/fixtures/cms';
import {ArticlePage} from '@storefront-toolkit/ui/articlepage';

const page = {...carePage, heading: 'Returns', body: shortText.text};

const day = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

export default function WithADate() {
  return (
    <ArticlePage
      page={page}
      headingLevel={3}
      meta={
        page.updatedAt && (
          <>
            Last changed on{' '}
            <time dateTime={page.updatedAt}>{day.format(new Date(page.updatedAt))}</time>
          </>
        )
      }
    />
  );
}
