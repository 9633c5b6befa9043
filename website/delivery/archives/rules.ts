import {fromMarkdown} from 'mdast-util-from-markdown';

/** Heading of the rules on the page for agents. */
const HEADING = 'Rules';

const COMPONENTS = /^packages\/(?:ui|commerce-ui)$/;
const STYLED = /^packages\/(?:theme|ui|commerce-ui)$/;
const CONTRACTS = /^packages\/(?:types|commerce-ui|integrations\/.+)$/;

/** Folders of the packages that a rule is about, by the rule's first words. */
const ABOUT: Readonly<Record<string, RegExp>> = {
  'Import a component from its own entry point': COMPONENTS,
  'Import contracts from their area': CONTRACTS,
  "Begin a file with `'use client'`": COMPONENTS,
  'Give each control a name': COMPONENTS,
  "Use the theme's tokens as utilities": STYLED,
  'Make `Money` with `moneyOf` or `moneyFromDecimal`': CONTRACTS,
};

/** The rules on the page for agents, each as its Markdown. */
function rulesIn(markdown: string): string[] {
  const {children} = fromMarkdown(markdown);
  const start = children.findIndex((node) => {
    const [text] = node.type === 'heading' ? node.children : [];
    return text?.type === 'text' && text.value === HEADING;
  });
  const list = start < 0 ? undefined : children[start + 1];
  if (list?.type !== 'list') return [];
  return list.children.flatMap(({children: [text]}) => {
    const {start: from, end} = text?.position ?? {};
    return [markdown.slice(from?.offset, end?.offset)];
  });
}

/**
 * The rules for agents that concern a package, as the page for agents has them. `packages/mcp` checks all of them.
 *
 * @param markdown - Text of the page for agents.
 * @param folder - Path of the package from the root of the repository.
 * @throws If a rule of the page is not in the table of this module, or one of the table is not on the page.
 */
export function rulesFor(markdown: string, folder: string): string[] {
  const known = Object.entries(ABOUT);
  const rules = rulesIn(markdown);
  const unknown = rules.filter((rule) => !known.some(([start]) => rule.startsWith(start)));
  const gone = known.filter(([start]) => !rules.some((rule) => rule.startsWith(start)));
  if (unknown.length > 0 || gone.length > 0) {
    const names = [...unknown, ...gone.map(([start]) => start)].map((rule) => `"${rule}"`);
    throw new Error(
      `The rules of the page for agents, below its heading "${HEADING}", are not those of ABOUT in ` +
        `website/delivery/archives/rules.ts: ${names.join(', ')}. So nobody knows which packages they are about. Adapt ABOUT.`,
    );
  }
  return rules.filter(
    (rule) =>
      folder === 'packages/mcp' ||
      known.some(([start, folders]) => rule.startsWith(start) && folders.test(folder)),
  );
}
