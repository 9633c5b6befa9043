import type {ReactNode} from 'react';
import '../storefront.css';

export const metadata = {title: 'Shop', icons: '/rain-jacket.svg'};

export default function Layout({children}: {children: ReactNode}) {
  return (
    <html lang="en-IE" className="storefront-toolkit">
      <body>{children}</body>
    </html>
  );
}
