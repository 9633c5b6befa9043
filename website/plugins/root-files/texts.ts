/** A page's address in `Contact`: RFC 9116 asks for a URI. */
const CONTACT = /^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+|tel:\+?[\d-]+)$/;

/**
 * `robots.txt` (RFC 9309): everything may be read, and the sitemap lists it. The content signals (contentsignals.org) say that programs
 * may search the pages, answer with them and learn from them.
 *
 * @param home - Address of the home page, with a slash at its end.
 */
export const robotsText = (home: string): string => `User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=yes
Allow: /

Sitemap: ${home}sitemap.xml
`;

/** The end of `security.txt`: RFC 9116 recommends less than a year. The same for all builds of a month. */
const expiryOf = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString();

/**
 * `security.txt` (RFC 9116): where to report a weakness.
 *
 * @param contact - A `mailto:`, `https:` or `tel:` address.
 * @param home - Address of the home page, with a slash at its end.
 * @param now - The time of the build.
 * @throws If the contact has another form.
 */
export function securityText(contact: string, home: string, now: Date): string {
  if (!CONTACT.test(contact)) {
    throw new Error(
      `securityContact is "${contact}", which security.txt can't name: RFC 9116 asks for an address that programs can follow. ` +
        'Write mailto:security@example.com, an https: page or a tel: number, or false for no such file.',
    );
  }
  return `Contact: ${contact}
Expires: ${expiryOf(now)}
Preferred-Languages: en
Canonical: ${home}.well-known/security.txt
`;
}

/** The facts that {@link manifestText} shows. */
interface SiteFacts {
  title: string;
  tagline: string;
  baseUrl: string;
}

/** The web manifest (W3C, "Web Application Manifest"): name and icons for a reader who keeps the site on a home screen. */
export const manifestText = ({title, tagline, baseUrl}: SiteFacts): string =>
  `${JSON.stringify(
    {
      name: title,
      description: tagline,
      id: baseUrl,
      start_url: baseUrl,
      scope: baseUrl,
      display: 'browser',
      lang: 'en',
      icons: [
        {src: `${baseUrl}img/favicon.svg`, type: 'image/svg+xml', sizes: 'any'},
        ...[192, 512].map((size) => ({
          src: `${baseUrl}img/icon-${size}.png`,
          type: 'image/png',
          sizes: `${size}x${size}`,
          purpose: 'any maskable',
        })),
      ],
    },
    null,
    2,
  )}\n`;
