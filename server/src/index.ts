export {cacheKey, openCache, type ContentCache} from './content-cache.ts';
export {
  compressibleFiles,
  prepareBuild,
  type PrepareBuildOptions,
  type PreparedBuild,
} from './prepare-build.ts';
export {precompress, type Precompressed, type PrecompressOptions} from './precompress.ts';
export {createSiteServer, type SiteServerOptions} from './server.ts';
export type {ServerSettings} from './settings.ts';
export {speculationRules} from './speculation-rules.ts';
