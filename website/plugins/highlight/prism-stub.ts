/* Stands in for `prism-react-renderer` in the browser, where no page highlights code. */
export const Prism = {};
export const themes = {};
