import type {ServerSettings} from './settings.ts';
import {speculationRules} from './speculation-rules.ts';

/** The hosts of an application that a search may ask: the first, and those that stand in for it. */
const searchHosts = (applicationId: string) => [
  `https://${applicationId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${applicationId}-${number}.algolianet.com`),
];

/**
 * The Content-Security-Policy of all pages. Nothing inline runs but the scripts whose SHA-256 hashes are given,
 * and no other origin is asked unless a setting says so.
 *
 * @param scriptHashes - Base64 SHA-256 digests of the inline scripts of all pages.
 */
export function contentSecurityPolicy(
  settings: ServerSettings,
  scriptHashes: readonly string[],
): string {
  const {fonts, search, insights, videoPlayers, stackBlitz} = settings;
  const sources: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'", ...(fonts === 'self' ? [] : [new URL(fonts.stylesheet).origin])],
    'font-src': ["'self'", ...(fonts === 'self' ? [] : [new URL(fonts.fontOrigin).origin])],
    'img-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      ...(search.mode === 'algolia' ? searchHosts(search.applicationId) : []),
      ...(search.mode === 'algolia' && insights ? ['https://insights.algolia.io'] : []),
    ],
    'frame-src': [
      "'self'",
      ...(videoPlayers ? ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] : []),
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(stackBlitz ? ['https://stackblitz.com'] : [])],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

/** Folder of the documents that show code of readers in a frame. */
export const frameFolder = '/frames/';

/** The paths in it. A string, because nginx reads the same pattern. */
export const framePattern = `^${frameFolder}`;

/**
 * The headers of these documents. They are of no origin (`sandbox`), so their code has no storage, no cookies and no page around it, and
 * it may ask nobody: all that it loads are scripts, styles, fonts and pictures of the site. Its own modules are blobs. Forms
 * have events, and are never sent.
 */
export const frameHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' blob:",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms',
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
};

const frameFile = new RegExp(framePattern);

/** Whether the file at a path is a document for frames. */
export const isFrame = (path: string): boolean => frameFile.test(path);

/** The security headers of every answer, errors and redirects included. */
export const everyAnswer: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The headers that browsers read from documents alone: pages, and the not-found page. Each script, style and picture of
 * a page would carry them for nothing, 0.7 kB a file.
 * `X-Frame-Options` is left out: `frame-ancestors` replaces it in every browser that the site supports.
 * The policy needs no word for the speculation rules: browsers that apply it to their file find it in `'self'`.
 *
 * @param prefix - Start of all addresses, such as `/toolkit`; empty for a site at the root of its host.
 */
export function documentHeaders(policy: string, prefix: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Speculation-Rules': `"${prefix}${speculationRules(prefix).path}"`,
  };
}

/** Folder of the files whose names change with their content. */
export const hashedFolder = '/assets/';

/**
 * A path in the folder of hashed files whose name carries a hash of at least eight hexadecimal digits.
 * A string, because nginx reads the same pattern.
 */
export const hashedFilePattern = `^${hashedFolder}.+[.-][0-9a-f]{8,}\\.[a-z0-9]+$`;

/** `Cache-Control` of a file that never changes under its name: kept for a year. */
export const immutableCache = 'public, max-age=31536000, immutable';

/** `Cache-Control` of everything else: kept, and asked for again before each use. */
export const revalidatedCache = 'no-cache';

/**
 * The service worker. It is always there, also where the site keeps nothing for offline: a browser that has an earlier one then gets
 * one that removes itself.
 */
export const workerFile = '/sw.js';

/** `Cache-Control` of the service worker: a copy of it in a cache would keep an old site alive. */
export const workerCache = 'no-store';

const hashedFile = new RegExp(hashedFilePattern);

/**
 * Folders that documents of other origins read: skills for coding agents, the registry of blocks, and the modules and fonts of
 * frames, which have an origin of their own.
 */
export const publicFolders = [
  '/.well-known/agent-skills/',
  '/.well-known/skills/',
  '/r/',
  '/assets/modules/',
  '/assets/fonts/',
];

/** The paths in them. A string, because nginx reads the same pattern. */
export const publicFilePattern =
  '^/(?:\\.well-known/(?:agent-)?skills|r|assets/(?:modules|fonts))/';

/** The header by which any origin may read a file. */
export const anyOrigin = {'Access-Control-Allow-Origin': '*'} as const;

const publicFile = new RegExp(publicFilePattern);

/** Whether any origin may read the file at a path. */
export const isPublic = (path: string): boolean => publicFile.test(path);

/** The `Cache-Control` header of the file at a path. */
export function cacheControl(path: string): string {
  if (path === workerFile) return workerCache;
  return hashedFile.test(path) ? immutableCache : revalidatedCache;
}
