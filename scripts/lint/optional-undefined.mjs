/**
 * ESLint rule: an optional property of a public type also takes `undefined`.
 *
 * Under `exactOptionalPropertyTypes`, `size?: Size` refuses `{size: undefined}`, so a storefront that hands on what it was
 * given could not use the type.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const optionalUndefined = {
  meta: {type: 'problem', schema: [], fixable: 'code'},
  create(context) {
    return {
      /** @param {any} node A property of an interface or a type literal. ESLint's own types don't know TypeScript. */
      TSPropertySignature(node) {
        const type = node.typeAnnotation?.typeAnnotation;
        if (!node.optional || !type || takesUndefined(type)) return;
        const needsParentheses = ['TSFunctionType', 'TSConstructorType', 'TSConditionalType'];
        context.report({
          node,
          message:
            'This optional property refuses `undefined` under `exactOptionalPropertyTypes`, so a storefront with that flag ' +
            'cannot hand on what it may lack. Add `| undefined` to its type.',
          fix: (fixer) =>
            needsParentheses.includes(type.type)
              ? [fixer.insertTextBefore(type, '('), fixer.insertTextAfter(type, ') | undefined')]
              : fixer.insertTextAfter(type, ' | undefined'),
        });
      },
    };
  },
};

/** @param {any} type */
function takesUndefined(type) {
  const members = type.type === 'TSUnionType' ? type.types : [type];
  return members.some((/** @type {any} */ member) =>
    ['TSUndefinedKeyword', 'TSUnknownKeyword', 'TSAnyKeyword', 'TSNeverKeyword'].includes(
      member.type,
    ),
  );
}
