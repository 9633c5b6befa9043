'use strict';

/*
 * `import snippet from './example.tsx?highlight'`: the file as highlighted HTML. It runs as a pitch, so no other loader
 * compiles the file.
 */
exports.pitch = function pitch() {
  const done = this.async();
  this.addDependency(this.resourcePath);
  this.getOptions()
    .highlightFile(this.resourcePath)
    .then((snippet) => done(null, `export default ${JSON.stringify(snippet)};`), done);
};
