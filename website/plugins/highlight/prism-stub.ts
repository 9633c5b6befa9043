/* Stands in for `prism-react-renderer` in the browser: no page highlights code there. */
export const Prism = {};
export const themes = {};
