import {carePage} from '@storefront-toolkit/fixtures/cms';
import {ArticlePage} from '@storefront-toolkit/ui/articlepage';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {MenuBar} from '@storefront-toolkit/ui/menu-bar';

const hrefOf = createHrefOf({prefix: '#'});
const guides = [
  {id: 'layers', text: 'Layers', link: {type: 'Page', slug: 'guides/layers'}, items: []},
  {id: 'care', text: 'Care', link: {type: 'Page', slug: 'guides/care'}, items: []},
] as const;
const page = {...carePage, body: carePage.body.slice(0, 3)};

export default function BesideAMenu() {
  return (
    <div className="grid gap-8 md:grid-cols-[10rem_1fr]">
      <MenuBar
        label="Guides"
        orientation="vertical"
        items={guides}
        current="care"
        hrefOf={hrefOf}
      />
      <ArticlePage page={page} hrefOf={hrefOf} headingLevel={3} className="min-w-0" />
    </div>
  );
}
