import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../../../scripts/lib/workspace.mjs';
import {type BuiltPage, builtPages} from '../../lib/site.ts';

/** The inputs of a build, which it leaves beside its pages. */
const GENERATED = join(root, 'website/.docusaurus');

/** A document, as the site's data names it. */
export interface BuiltDocument {
  id: string;
  path: string;
  sidebar?: string;
}

/** A version of the docs, as the site's data names it. */
export interface BuiltVersion {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: BuiltDocument[];
  sidebars: Record<string, {link?: {path: string; label: string}}>;
}

const readGenerated = (file: string) => readFileSync(join(GENERATED, file), 'utf8');

/** The versions of the docs. */
export function builtVersions(): BuiltVersion[] {
  const data = JSON.parse(readGenerated('globalData.json')) as Record<
    'docusaurus-plugin-content-docs',
    {default: {versions: BuiltVersion[]}}
  >;
  return data['docusaurus-plugin-content-docs'].default.versions;
}

/** Versions of the framework, the site and its plugins. */
export function siteMetadata(): {
  docusaurusVersion: string;
  siteVersion: string;
  pluginVersions: Record<string, {type: string; version?: string}>;
} {
  return JSON.parse(readGenerated('site-metadata.json')) as ReturnType<typeof siteMetadata>;
}

/** The configuration, with all defaults. */
export async function builtConfig(): Promise<{themeConfig: {navbar: unknown; footer: unknown}}> {
  const module = (await import(join(GENERATED, 'docusaurus.config.mjs'))) as {
    default: Awaited<ReturnType<typeof builtConfig>>;
  };
  return module.default;
}

/** The source of the table of routes. */
export const routesSource = () => readGenerated('routes.js');

let read: BuiltPage[] | undefined;

/** Every page of the build, read once. */
export function allPages(): BuiltPage[] {
  return (read ??= builtPages());
}
