import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import Install from './Install';

vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/Translate', () => ({default: ({children}: {children: string}) => children}));

afterEach(cleanup);

const command = () => screen.getByRole('group', {name: 'Shell code'}).textContent;

test('installs archives, and links to how to pack them, while npm has no packages', () => {
  render(<Install published={false} />);
  expect(command()).toBe('npm install ./storefront-toolkit-*.tgz');
  const link = screen.getByRole('link', {name: 'Pack them from a clone'});
  expect(link.getAttribute('href')).toBe('/docs/packages/#install-from-archives');
});

test('installs from npm once the packages are published', () => {
  render(<Install published />);
  expect(command()).toBe('npm install @storefront-toolkit/ui @storefront-toolkit/theme');
  expect(screen.queryByRole('link')).toBeNull();
});
