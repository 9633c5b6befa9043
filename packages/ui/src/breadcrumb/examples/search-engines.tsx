import {Breadcrumb} from '@storefront-toolkit/ui/breadcrumb';

const items = [
  {label: 'Home', href: '/'},
  {label: 'Gloves', href: '/gloves'},
  {label: 'Leather gloves', href: '/gloves/leather'},
];

export default function SearchEngines() {
  return (
    <Breadcrumb
      items={items}
      aria-label="Way to the leather gloves"
      siteUrl="https://shop.example"
      renderLink={({href, ...props}) => <Link to={`#${href}`} {...props} />}
    />
  );
}

/** Stands for the link of your router. */
function Link({to, ...props}: {to: string; className: string; children: React.ReactNode}) {
  return (
    <a href={to} {...props}>
      {props.children}
    </a>
  );
}
