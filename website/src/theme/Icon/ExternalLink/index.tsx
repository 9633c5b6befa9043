import {translate} from '@docusaurus/Translate';

/** An arrow behind a link to another site. */
export default function IconExternalLink() {
  return (
    <span
      role="img"
      aria-label={translate({
        id: 'theme.IconExternalLink.ariaLabel',
        message: '(opens in new tab)',
        description: 'The ARIA label for the external link icon',
      })}
    >
      {' ↗'}
    </span>
  );
}
