/** Makes an element with properties and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...content);
  return made;
}
