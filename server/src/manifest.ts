import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The facts about a build that the server cannot see from its files. Written by `prepareBuild`. */
export interface Manifest {
  /** Path under which the site is served. Starts and ends with a slash. */
  baseUrl: string;
  /** The whole `Content-Security-Policy` header. */
  contentSecurityPolicy: string;
  /** Paths of index pages below `baseUrl`, without the slash that their address ends with. */
  slashPages: string[];
  /** Origin of the published site, if the server answers coding agents at `/mcp`, below `baseUrl`. */
  mcpOrigin?: string;
  /** The messages that readers may send, if the server takes anything of them. */
  messages?: {
    /** Origin of the published site. */
    origin: string;
    /** Whether the answers of the form are taken at `/_feedback`, below `baseUrl`. */
    feedback: boolean;
    /** Whether events are taken at `/_event`, below `baseUrl`. */
    events: boolean;
  };
}

/** Name of the manifest. It's in the build, so that a copied build is complete; it is never served. */
export const manifestName = 'server-manifest.json';

/** The text of a manifest. */
export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * Reads the manifest of a build.
 *
 * @throws If the folder holds no build, or one that was not prepared.
 */
export function readManifest(root: string): Manifest {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(
      `No built site in ${root}: it has no index.html. Run "npm run build" first, or name the folder with --root.`,
    );
  }
  const file = join(root, manifestName);
  if (!existsSync(file)) {
    throw new Error(
      `The build in ${root} was not prepared for serving: ${manifestName} is missing, so the Content-Security-Policy is unknown. Run "npm run build", which ends with that step.`,
    );
  }
  const manifest: Partial<Manifest> = parse(file);
  const {baseUrl, contentSecurityPolicy, slashPages, mcpOrigin, messages} = manifest;
  if (
    typeof baseUrl !== 'string' ||
    typeof contentSecurityPolicy !== 'string' ||
    !Array.isArray(slashPages) ||
    (mcpOrigin !== undefined && !URL.canParse(mcpOrigin)) ||
    (messages !== undefined && !URL.canParse(messages.origin))
  ) {
    throw new Error(`${file} is not a manifest of this server. Run "npm run build" again.`);
  }
  return {
    baseUrl,
    contentSecurityPolicy,
    slashPages,
    ...(mcpOrigin !== undefined && {mcpOrigin}),
    ...(messages !== undefined && {messages}),
  };
}

function parse(file: string): Partial<Manifest> {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8'))) as Partial<Manifest>;
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON. Run "npm run build" again.`, {cause: error});
  }
}
