/** The theme loads Prism's grammars here. Code is highlighted at build time, so there are none to load. */
export default function prismIncludeLanguages(): void {}
