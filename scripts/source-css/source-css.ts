/** Classes in one `@source inline()`, in quotes that none of them has. */
function inlineSource(quote: `'` | `"`, classNames: readonly string[]) {
  return classNames.length > 0 ? [`@source inline(${quote}${classNames.join(' ')}${quote});`] : [];
}

/**
 * The style sheet that names the class names of a component to Tailwind CSS, so that it writes their rules and no others.
 *
 * @param classNames Class names of the component's own package.
 * @param components Components of other packages that it shows, by the names that it imports them by.
 * @throws If a class name has both kinds of quotes, or braces, which Tailwind CSS would expand.
 */
export function sourceCss(classNames: readonly string[], components: readonly string[]): string {
  for (const name of classNames) {
    if (/[{}]/.test(name) || (name.includes('"') && name.includes("'"))) {
      throw new Error(
        `The class name ${name} has braces or both kinds of quotes, so \`@source inline()\` would name another. ` +
          'Write the class name with one kind of quotes and without braces.',
      );
    }
  }
  const doubled = classNames.filter((name) => name.includes('"'));
  const others = classNames.filter((name) => !name.includes('"'));
  return [
    ...components.map((name) => `@import '${name}/source.css';`),
    ...inlineSource(`"`, others),
    ...inlineSource(`'`, doubled),
    '',
  ].join('\n');
}
