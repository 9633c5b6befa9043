import type {Footer as CmsFooter, SocialPlatform} from '@storefront-toolkit/types/cms';
import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {Footer} from '@storefront-toolkit/ui/footer';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {describeConformance} from '../../../../tests/lib/conformance.tsx';
import {hostileAddresses} from '../../../../tests/lib/hostile.ts';

const FOOTER: CmsFooter = {
  id: 'footer',
  navigation: [
    {
      id: 'help',
      heading: 'Help',
      links: [
        {text: 'Returns', link: {type: 'Page', slug: 'returns'}},
        {text: 'Write to us', link: {type: 'Url', url: 'mailto:help@example.com', newTab: false}},
      ],
    },
    {id: 'shop', heading: 'Shop', links: [{text: 'Tents', link: {type: 'Home'}}]},
  ],
  social: {
    heading: 'Follow us',
    links: [
      {platform: 'instagram', url: 'https://instagram.example.com/shop', label: 'On Instagram'},
      {platform: 'other', url: 'https://forum.example.com/', label: 'Forum'},
    ],
  },
  legal: [{text: 'Terms', link: {type: 'Page', slug: 'terms'}}],
  copyright: '© Outdoor Example',
};
const withProfiles = (links: CmsFooter['social']['links']): CmsFooter => ({
  ...FOOTER,
  social: {heading: 'Follow us', links},
});

describeConformance('Footer', <Footer footer={FOOTER} />, HTMLElement);

afterEach(cleanup);

describe('Footer', () => {
  it('is a named navigation of columns under headings @claim-footer.landmarks @claim-footer.columns', () => {
    render(<Footer footer={FOOTER} hrefOf={createHrefOf({prefix: '/en'})} />);
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    const navigation = within(screen.getByRole('navigation', {name: 'Footer'}));
    expect(navigation.getAllByRole('heading', {level: 2}).map((one) => one.textContent)).toEqual([
      'Help',
      'Shop',
    ]);
    const help = within(navigation.getByRole('list', {name: 'Help'}));
    expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/returns',
      'mailto:help@example.com',
    ]);
    expect(screen.getByText('© Outdoor Example')).toBeTruthy();
    expect(screen.getByRole('link', {name: 'Terms'}).getAttribute('href')).toBe('/en/terms');
  });

  it('takes other words, another level, a logo and what stands above @claim-footer.landmarks @claim-footer.columns', () => {
    render(
      <Footer footer={FOOTER} label="Fußzeile" headingLevel={3} logo={<img alt="Shop" />}>
        <form aria-label="Newsletter" />
      </Footer>,
    );
    expect(screen.getByRole('navigation', {name: 'Fußzeile'})).toBeTruthy();
    expect(screen.getAllByRole('heading', {level: 3})).toHaveLength(3);
    expect(screen.getByRole('img', {name: 'Shop'})).toBeTruthy();
    expect(screen.getByRole('form', {name: 'Newsletter'})).toBeTruthy();
  });

  it('shows profiles by their sign, and by their label where there is no sign @claim-footer.signs @claim-footer.profiles', () => {
    render(<Footer footer={FOOTER} />);
    const profiles = within(screen.getByRole('list', {name: 'Follow us'}));
    const [instagram, forum] = profiles.getAllByRole('link');
    expect(instagram?.querySelector('svg')).toBeTruthy();
    expect(instagram?.textContent).toBe('');
    expect(instagram?.getAttribute('aria-label')).toBe('On Instagram');
    expect(instagram?.getAttribute('rel')).toBe('external');
    expect(forum?.textContent).toBe('Forum');
  });

  it('has a sign for every platform', () => {
    const platforms: Record<Exclude<SocialPlatform, 'other'>, true> = {
      facebook: true,
      instagram: true,
      linkedin: true,
      pinterest: true,
      tiktok: true,
      x: true,
      youtube: true,
    };
    const links = Object.keys(platforms).map((platform) => ({
      platform: platform as SocialPlatform,
      url: `https://${platform}.example.com/`,
      label: platform,
    }));
    const {container} = render(<Footer footer={withProfiles(links)} />);
    const signs = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(new Set(signs).size).toBe(links.length);
  });

  it('shows the label of a platform that is newer than this code', () => {
    const platform = 'constructor' as SocialPlatform;
    render(
      <Footer footer={withProfiles([{platform, url: 'https://example.com/', label: 'New'}])} />,
    );
    expect(screen.getByRole('link', {name: 'New'}).textContent).toBe('New');
  });

  it('leaves out profiles with an unsafe address @claim-footer.unsafe', () => {
    const links = hostileAddresses.map((url) => ({platform: 'other', url, label: 'Sale'}) as const);
    render(<Footer footer={withProfiles(links)} />);
    expect(screen.queryByText('Sale')).toBeNull();
  });

  it('leaves out what is empty, headings included', () => {
    render(<Footer footer={{...withProfiles([]), navigation: [], legal: []}} />);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByText('© Outdoor Example')).toBeTruthy();
  });
});
