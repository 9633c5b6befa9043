import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {HostedSite} from '../hosts/deploy-files.ts';
import {pageStem} from '../redirects.ts';
import type {ServerSettings} from '../settings.ts';

/** Settings of a site that asks no other origin. */
export const ownOrigin: ServerSettings = {
  url: 'https://docs.example.com',
  baseUrl: '/',
  fonts: 'self',
  search: {mode: 'embedded'},
  insights: false,
  videoPlayers: false,
  stackBlitz: false,
  mcp: false,
  feedback: false,
  events: false,
};

/** A secret outside of the served folder, which must never be in an answer. */
export const secret = 'the-secret-outside-of-the-root';

/** The inline script of each fixture page. */
export const inlineScript = 'document.documentElement.dataset.theme = "light";';

/** A page long enough to be compressed. */
export function page(address: string, body = ''): string {
  const filler = `<p>A paragraph of ${address}.</p>\n`.repeat(40);
  return `<!doctype html><html lang="en"><head><title>${address}</title>
<link rel="canonical" href="https://docs.example.com${address}">
<script type="application/ld+json">{"@type": "BreadcrumbList"}</script>
<script>${inlineScript}</script><script src="/assets/js/main.0123abcd.js" defer></script>
</head><body><h1>${address}</h1>${filler}${body}</body></html>`;
}

const files: Record<string, string> = {
  'index.html': page('/'),
  '404.html': page('/404.html'),
  'search.html': page('/search'),
  'markdown-page/index.html': page('/markdown-page'),
  'docs/index.html': page('/docs/packages/'),
  'docs/intro/index.html': page('/docs/intro'),
  'docs/packages/index.html': page('/docs/packages/'),
  'docs/packages/types/index.html': page('/docs/packages/types/'),
  'docs/guides/Images/index.html': page('/docs/guides/Images'),
  'docs/guides/card-index/index.html': page('/docs/guides/card-index'),
  'docs/guides/index-cards/index.html': page('/docs/guides/index-cards'),
  'assets/js/main.0123abcd.js': 'console.log("main");\n'.repeat(100),
  'assets/css/styles.cb9388cc.css': '.a { color: red; }\n'.repeat(100),
  'assets/js/plain.js': 'console.log("no hash");\n'.repeat(100),
  'img/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1v1z"/>'.repeat(60)}</svg>`,
  'img/dot.png': 'not compressed',
  'sw.js': 'registration.unregister();\n',
  'docs/sw.js': 'console.log("not the worker");\n',
  'notes.md': '# Notes\n',
  'index.md': '# Twin of /\n',
  'docs/intro.md': `# Twin of /docs/intro\n${'Long enough to be compressed.\n'.repeat(40)}`,
  'docs/packages.md': '# Twin of /docs/packages/\n',
  'docs/packages/index.md': '# Twin of /docs/packages/\n',
  'digits.txt': '0123456789'.repeat(100),
  'sitemap.xml': `<urlset>${'<url><loc>https://docs.example.com/</loc></url>'.repeat(30)}</urlset>`,
  '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  '.well-known/agent-skills/a/SKILL.md': '# A skill\n',
  '.well-known/skills/index.json': '{"skills": []}\n',
  'assets/modules/react.0123abcd.js': 'export default 1;\n',
  'assets/fonts/font.0123abcd.woff2': 'not compressed',
  'frames/editor.htm': '<!doctype html><title>Result</title>\n',
  'r/cart.json': '{"name": "cart"}\n',
  'img/r/dot.png': 'not compressed',
  '.env': secret,
  'docs/.hidden/index.html': secret,
};

/** Writes files below a folder. */
export function writeFiles(folder: string, contents: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), content);
  }
}

/**
 * A new folder `build` with the fixture site, and a secret file beside it.
 *
 * @param prefix - Path below which the site is served, such as `/toolkit`; empty for the root of its host.
 */
export function createTestSite(prefix = ''): {folder: string; root: string; remove: () => void} {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const root = join(folder, 'build');
  const [origin, served] = ['https://docs.example.com', `https://docs.example.com${prefix}`];
  const placed = Object.entries(files).map(([path, text]) => [
    path,
    text.replaceAll(origin, served),
  ]);
  writeFiles(root, Object.fromEntries(placed) as Record<string, string>);
  writeFiles(folder, {'secret.txt': secret, 'outside/index.html': secret});
  return {folder, root, remove: () => rmSync(folder, {recursive: true, force: true})};
}

/** The facts about the fixture site that the files of hosts are made from. */
export function hostedSite(prefix: string): HostedSite {
  const served = Object.keys(files).filter((file) => !/(?:^|\/)\.(?!well-known)/.test(file));
  const pages = served.filter((file) => file.endsWith('.html') && file !== '404.html');
  return {
    policy: "default-src 'self'",
    stems: pages.map((file) => pageStem(`/${file}`)),
    slashPages: ['/docs/packages', '/docs/packages/types'],
    files: served,
    prefix,
  };
}
