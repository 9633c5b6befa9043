/**
 * The `Content-Type` of each file extension, for the Node server and for nginx. Text says its encoding, because
 * browsers may not guess a type (`X-Content-Type-Options`) and should not guess an encoding.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  htm: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  zip: 'application/zip',
  speculationrules: 'application/speculationrules+json',
};

/** The type of a file that no extension names: browsers download it. */
export const unknownType = 'application/octet-stream';

/** The `Content-Type` of a file by its name. */
export function contentType(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return (Object.hasOwn(contentTypes, extension) && contentTypes[extension]) || unknownType;
}

/** Extensions of the files that are compressed ahead: text, and the one binary format that shrinks. */
export const compressedExtensions = Object.entries(contentTypes)
  .filter(([extension, type]) => type.includes('charset') || extension === 'wasm')
  .map(([extension]) => extension);

/** The name of a compressed variant, `<file>.<text extension>.br` or `.gz`. A string, because nginx reads it too. */
export const variantPattern = `\\.(?:${compressedExtensions.join('|')})\\.(?:br|gz)$`;
