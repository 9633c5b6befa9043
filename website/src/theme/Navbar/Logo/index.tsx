import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Logo from '@theme/Logo';

/** The brand in the navbar: the mark leads to the product's own site, in the same tab, and the name to this site's home page. */
export default function NavbarLogo() {
  const {title} = useDocusaurusContext().siteConfig;
  return (
    <>
      <Logo className="navbar__brand" imageClassName="navbar__logo" />
      <Link to="/" className="navbar__title">
        {title}
      </Link>
    </>
  );
}
