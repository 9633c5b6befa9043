export {prepareBuild, type PrepareBuildOptions, type PreparedBuild} from './prepare-build.ts';
export {precompress} from './precompress.ts';
export {createSiteServer, type SiteServerOptions} from './server.ts';
export type {ServerSettings} from './settings.ts';
