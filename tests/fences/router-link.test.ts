import {expect, test} from 'vitest';
import {compileFences} from './compile.ts';
import {extractFences} from './extract.ts';

/** A router's link as `next/link` types it: what it knows itself is optional without `undefined`, the rest is that of `<a>`. */
const ROUTER = `
import {Breadcrumb} from '@storefront-toolkit/ui/breadcrumb';
import {Link} from '@storefront-toolkit/ui/link';
import type {ComponentProps, MouseEventHandler, ReactNode, TouchEventHandler} from 'react';

interface OwnProps {
  href: string | URL;
  replace?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  onMouseEnter?: MouseEventHandler<HTMLAnchorElement>;
  onTouchStart?: TouchEventHandler<HTMLAnchorElement>;
}
declare function RouterLink(props: Omit<ComponentProps<'a'>, keyof OwnProps> & OwnProps): ReactNode;
`;

test.each([
  "<Link link={{type: 'Home'}} renderLink={(props) => <RouterLink {...props} />} />",
  '<Breadcrumb items={[]} renderLink={(props) => <RouterLink {...props} />} />',
])('%s compiles with the link of a router', {timeout: 60_000}, (element) => {
  const fence = `\`\`\`tsx\n${ROUTER}\nexport const link = ${element};\n\`\`\``;
  expect(compileFences(extractFences('a.mdx', fence))).toEqual([]);
});
