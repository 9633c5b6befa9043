/** The helper that compilers of old targets write into each module that spreads objects. It copies property by property. */
const HELPER = /^function _objectSpread\(e\) \{.*\}$/m;

/**
 * Spreads objects as browsers of today do, in libraries that are published for old ones. Its parts fall away, unused.
 *
 * @param {string} source
 */
module.exports = (source) =>
  source.replace(
    HELPER,
    'function _objectSpread() { return Object.assign.apply(Object, arguments); }',
  );
