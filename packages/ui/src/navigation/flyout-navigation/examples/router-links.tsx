'use client';

import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {FlyoutNavigation} from '@storefront-toolkit/ui/navigation/flyout-navigation';
import {type MouseEvent, useState} from 'react';

const page = (slug: string, text: string, items: NavigationMenuItem[] = []): NavigationMenuItem => {
  return {id: slug, text, link: {type: 'Page', slug}, items};
};

const ITEMS = [
  page('kitchen', 'Kitchen', [page('knives', 'Knives'), page('pans', 'Pans')]),
  page('table', 'Table', [page('plates', 'Plates'), page('glasses', 'Glasses')]),
];

const hrefOf = (link: StorefrontLink) => (link.type === 'Page' ? `#${link.slug}` : '#home');

export default function RouterLinks() {
  const [shown, setShown] = useState('knives');

  /** Stands for your router: it shows another page without loading one. */
  function navigate(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    setShown(event.currentTarget.hash.slice(1));
  }

  return (
    <div className="grid gap-4">
      <FlyoutNavigation
        label="Home goods"
        items={ITEMS}
        hrefOf={hrefOf}
        current={shown}
        renderLink={({href, children, ...props}) => (
          <a {...props} href={href} onClick={navigate}>
            {children}
          </a>
        )}
      />
      <p role="status">You are looking at: {shown}</p>
    </div>
  );
}
