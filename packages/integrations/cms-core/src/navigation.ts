import type {
  Footer,
  FooterNavigationItem,
  NavigationMenuItem,
  SocialLink,
} from '@storefront-toolkit/types/cms';
import type {CmsEntry, ReadContext} from './entry.ts';
import {choice, expected, optional, type Readers, required, text, withDefault} from './fields.ts';
import {image, linkToUrl, readLink} from './link.ts';
import {readAll, reference, references} from './read.ts';

/** Entries of a navigation. */
export const navigation = (name?: string) =>
  references<NavigationMenuItem>(['NavigationItem'], readNavigationItem, name);

/** Content type `NavigationItem`. */
export const navigationItemModel: Readers<Omit<NavigationMenuItem, 'id'>> = {
  text: required(text()),
  link: {
    fields: () => reference(['Link'], readLink).fields('link'),
    read: (entry, key, context) => reference(['Link'], readLink).read(entry, key, context)?.link,
  },
  image: image(),
  items: {
    fields: () => navigation().fields('items'),
    read: (...given) => navigation().read(...given),
  },
};

function readNavigationItem(entry: CmsEntry, context: ReadContext): NavigationMenuItem {
  return {id: entry.id, ...readAll(navigationItemModel, entry, context)};
}

/** Content type `Navigation`: a navigation that is part of no layout. */
export const navigationModel: Readers<{readonly items: readonly NavigationMenuItem[]}> = {
  items: navigation(),
};

/** Content type `SocialLink`. */
export const socialLinkModel: Readers<SocialLink> = {
  platform: required(
    choice(['facebook', 'instagram', 'linkedin', 'pinterest', 'tiktok', 'x', 'youtube', 'other']),
  ),
  url: required(
    optional('text', (field) => {
      const address = field.optionalText();
      if (address !== undefined) linkToUrl(address, field);
      return address;
    }),
  ),
  label: required(text()),
};

/** Content type `FooterColumn`. */
export const footerColumnModel: Readers<Omit<FooterNavigationItem, 'id'>> = {
  heading: required(text()),
  links: references(['Link'], readLink),
};

const socialHeading = withDefault(text('socialHeading'), '');
const socialLinks = references(
  ['SocialLink'],
  (entry, context) => readAll(socialLinkModel, entry, context),
  'socialLinks',
);

/** Content type `Footer`. */
export const footerModel: Readers<Omit<Footer, 'id'>> = {
  navigation: references(['FooterColumn'], (entry, context) => ({
    id: entry.id,
    ...readAll(footerColumnModel, entry, context),
  })),
  social: {
    fields: () => [...socialHeading.fields(''), ...socialLinks.fields('')],
    read: (entry, key, context) => ({
      heading: socialHeading.read(entry, key, context),
      links: socialLinks.read(entry, key, context),
    }),
  },
  legal: references(['Link'], readLink),
  copyright: expected('text', text(), ''),
};

/** Reads an entry of the content type `Footer`. */
export const readFooter = (entry: CmsEntry, context: ReadContext): Footer => ({
  id: entry.id,
  ...readAll(footerModel, entry, context),
});

/** Reads an entry of the content type `Navigation`. */
export const readNavigation = (entry: CmsEntry, context: ReadContext) =>
  navigationModel.items.read(entry, 'items', context);
