const {replaceCounted} = require('../../counted.cjs');

/** The helper that compilers of old targets write into each module that spreads objects. It copies property by property. */
const HELPER = /^function _objectSpread\(e\) \{.*\}$/gm;

/** Text that every module with the helper has, in any notation. */
const SIGN = /function _objectSpread\w*\(|getOwnPropertyDescriptors/;

/**
 * Spreads objects as browsers of today do, in libraries that are published for old ones. Its parts fall away, unused.
 *
 * @param {string} source
 * @throws If a module has the helper in another form.
 */
module.exports = (source) =>
  replaceCounted(
    source,
    HELPER,
    () => 'function _objectSpread() { return Object.assign.apply(Object, arguments); }',
    {
      where: 'A module of the search',
      what: 'its helper that spreads objects',
      exactly: SIGN.test(source) ? 1 : 0,
      harm: 'each key in the search would take longer',
      adapt: 'website/delivery/emit/lean-client/spread-loader.cjs',
    },
  );
