import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;

const FOLDER = path.join(__dirname, 'docs/component-packages/ui');

/** The components of `@storefront-toolkit/ui` by the task that they serve, as the sidebar shows them. Paths below their folder. */
export const COMPONENT_GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Actions and forms': [
    'button',
    'link',
    'forms/checkbox',
    'forms/combobox',
    'forms/error-summary',
    'forms/form-select',
    'forms/input',
    'forms/input-error',
    'forms/label',
    'forms/radio-group',
    'forms/select',
    'forms/slider',
    'forms/switch',
    'quantity-controls',
    'quiz',
  ],
  Overlays: [
    'context-menu',
    'dialog',
    'drawer',
    'dropdown-menu',
    'flex-drawer',
    'modal',
    'popover',
    'sheet',
    'tooltip',
  ],
  Navigation: [
    'navigation/flyout-navigation',
    'navigation/mobile-navigation',
    'menu-bar',
    'breadcrumb',
    'back-to-top',
    'skip-to-content',
    'footer',
  ],
  'Products and cart': ['price', 'badge', 'product-details', 'quantity-indicator', 'totals'],
  'Content pages': ['contentpage', 'articlepage', 'image-link', 'hover-tile', 'promo-carousel'],
  Media: [
    'media',
    'media-card',
    'media-card-vimeo',
    'media-card-youtube',
    'media-hero',
    'media-hero-vimeo',
    'media-hero-youtube',
    'media-block-hero',
  ],
  Text: [
    'text-components/heading',
    'text-components/text',
    'text-components/rich-text',
    'text-components/hypertext',
    'list',
    'table',
  ],
  'Layout and disclosure': [
    'grid',
    'aspect-ratio',
    'scroll',
    'scroll-class-toggle',
    'carousel',
    'accordion',
    'tabs',
  ],
  'Feedback and theme': [
    'alert',
    'announcer',
    'loading-overlay',
    'problem-report',
    'theme',
    'toast',
  ],
};

/** The task that a component of `@storefront-toolkit/ui` serves, such as `Overlays`. A component of another package has none. */
export function groupOf(name: string): string | undefined {
  return Object.entries(COMPONENT_GROUPS).find(([, items]) => items.includes(name))?.[0];
}

/**
 * Compares groups with the pages that exist.
 *
 * @returns The faults, one sentence each. None when each page is in one group.
 */
export function faultsOf(
  groups: Readonly<Record<string, readonly string[]>>,
  pages: readonly string[],
) {
  const listed = Object.values(groups).flat();
  return [
    ...pages
      .filter((page) => !listed.includes(page))
      .map((page) => `The page "${page}" is in no group, so the sidebar would not show it.`),
    ...listed
      .filter((page) => !pages.includes(page))
      .map((page) => `"${page}" is in a group, but there is no such page.`),
    ...[...new Set(listed.filter((page, index) => listed.indexOf(page) !== index))].map(
      (page) => `The page "${page}" is in more than one group.`,
    ),
  ];
}

/**
 * The groups as categories of the sidebar.
 *
 * @throws If a page of a component is in no group or in two, or a group names a page that does not exist.
 */
export function componentGroups(): SidebarItems {
  const pages = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && file !== 'index.mdx')
    .map((file) => file.replace(/\.mdx$/, '').replaceAll(path.sep, '/'));
  const faults = faultsOf(COMPONENT_GROUPS, pages);
  if (faults.length > 0) {
    throw new Error(`${faults.join('\n')}\nEdit COMPONENT_GROUPS in website/component-groups.ts.`);
  }
  return Object.entries(COMPONENT_GROUPS).map(([label, items]) => ({
    type: 'category',
    label,
    items: items.map((item) => `component-packages/ui/${item}`),
  }));
}
