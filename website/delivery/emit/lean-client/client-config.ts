import type {DocusaurusConfig} from '@docusaurus/types';

/** Settings that only the build reads. Some hold paths of the machine that builds. */
const BUILD_ONLY: readonly string[] = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** The part of a site's configuration that its pages read in the browser. */
export function clientConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  const kept = Object.fromEntries(
    Object.entries(config).filter(([name]) => !BUILD_ONLY.includes(name)),
  );
  const {experimental_router} = config.future;
  return {...kept, future: {experimental_router} as DocusaurusConfig['future']};
}
