import {caddyfile} from './caddy.ts';
import {cloudflareRedirects} from './cloudflare.ts';
import {
  cloudfrontFrameHeaders,
  cloudfrontFunction,
  cloudfrontHeaders,
  cloudfrontWorkerHeaders,
} from './cloudfront.ts';
import {nginxConfig} from './nginx.ts';

/** The facts about a built site that the files of servers and hosts are made from. */
export interface HostedSite {
  /** The Content-Security-Policy of the pages. */
  policy: string;
  /** Paths of the pages without suffix and slash; empty for the home page. */
  stems: readonly string[];
  /** Paths of index pages, without the slash that their address ends with. */
  slashPages: readonly string[];
  /** Paths of the files below the root, without a slash at their start. */
  files: readonly string[];
  /** Start of all addresses, such as `/toolkit`; empty for a site at the root of its host. */
  prefix: string;
}

/**
 * The files that configure another server or host, by their path in the folder for deployment.
 *
 * @throws If the site is larger than a host's limit.
 */
export const deployFiles = (site: HostedSite): Readonly<Record<string, string>> => ({
  'nginx.conf': nginxConfig(site),
  Caddyfile: caddyfile(site),
  'cloudflare-pages/_redirects': cloudflareRedirects(site),
  'cloudfront/function.js': cloudfrontFunction(site),
  'cloudfront/response-headers-policy.json': cloudfrontHeaders(site),
  'cloudfront/frames-headers-policy.json': cloudfrontFrameHeaders(),
  'cloudfront/worker-headers-policy.json': cloudfrontWorkerHeaders(site),
});
