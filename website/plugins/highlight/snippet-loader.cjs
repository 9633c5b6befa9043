'use strict';

/**
 * Makes `import snippet from './example.tsx?highlight'` the file as highlighted HTML. It runs as a pitch, so no other
 * loader compiles the file.
 *
 * @typedef {(file: string) => Promise<{html: string, language: string}>} HighlightFile
 * @this {{
 *   resourcePath: string,
 *   addDependency(file: string): void,
 *   getOptions(): {highlightFile: HighlightFile},
 * }}
 */
exports.pitch = async function pitch() {
  this.addDependency(this.resourcePath);
  const snippet = await this.getOptions().highlightFile(this.resourcePath);
  return `export default ${JSON.stringify(snippet)};`;
};
