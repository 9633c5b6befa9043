import type {Footer as CmsFooter} from '@storefront-toolkit/types/cms';
import {Button} from '@storefront-toolkit/ui/button';
import {Footer} from '@storefront-toolkit/ui/footer';
import {Input} from '@storefront-toolkit/ui/forms/input';
import {Field} from '@storefront-toolkit/ui/forms/label';
import {createHrefOf} from '@storefront-toolkit/ui/link';

const FOOTER: CmsFooter = {
  id: 'footer',
  navigation: [
    {
      id: 'stores',
      heading: 'Stores',
      links: [
        {text: 'Opening hours', link: {type: 'Page', slug: 'stores', fragment: 'hours'}},
        {text: 'Repairs', link: {type: 'Page', slug: 'repairs'}},
      ],
    },
  ],
  social: {heading: 'Follow us', links: []},
  legal: [{text: 'Privacy', link: {type: 'Page', slug: 'privacy'}}],
  copyright: '© 2026 Outdoor Example',
};

const hrefOf = createHrefOf({prefix: '#'});

export default function WithNewsletter() {
  return (
    <Footer footer={FOOTER} label="Stores and terms" headingLevel={3} hrefOf={hrefOf}>
      <form action="#newsletter" className="flex max-w-96 items-end gap-3">
        <Field label="News by mail" className="flex-1">
          <Input type="email" name="email" autoComplete="email" required />
        </Field>
        <Button type="submit" variant="secondary">
          Subscribe
        </Button>
      </form>
    </Footer>
  );
}
