import postcss, {type AtRule, type Container, type Declaration, type Rule} from 'postcss';
import type {ColorRole, ColorToken, Token} from '../token.ts';

const ROLE = /\s*@(text|surface|edge)\b/;

/** Text of a comment of two stars, or `undefined` of any other. */
const purposeOf = (text: string) => /^\*\s*([\s\S]+)$/.exec(text)?.[1]?.replace(/\s+/g, ' ').trim();

const plain = (value: string) => value.replace(/\s+/g, ' ').trim();

function declarationsOf(container: Container): Map<string, string> {
  const values = new Map<string, string>();
  container.each((node) => {
    if (node.type === 'decl' && node.prop.startsWith('--'))
      values.set(node.prop, plain(node.value));
  });
  return values;
}

/** The one block with this selector, inside the media query if one is named. */
function block(root: Container, selector: string, media?: string): Map<string, string> {
  const found: Rule[] = [];
  root.walkRules((rule) => {
    const parent = rule.parent?.type === 'atrule' ? (rule.parent as AtRule).params : undefined;
    if (plain(rule.selector) === selector && parent === media) found.push(rule);
  });
  if (found.length !== 1) {
    const where = media ? ` in @media ${media}` : '';
    throw new Error(
      `theme.css has ${found.length} blocks "${selector}"${where}, and the token list is made of exactly one.`,
    );
  }
  return declarationsOf(found[0]!);
}

function sameNames(names: Iterable<string>, others: Map<string, string>, what: string) {
  const missing = [...names].filter((name) => !others.has(name));
  if (missing.length > 0) {
    throw new Error(
      `theme.css: ${what} lacks ${missing.join(', ')}. A nested part of a page would keep the value of the other mode.`,
    );
  }
}

/** The blocks of the style sheet that give tokens other values. */
function readBlocks(root: Container) {
  const contrast = '(prefers-contrast: more)';
  const blocks = {
    light: block(root, ":where([data-theme='dark']) [data-theme='light']"),
    dark: block(root, "[data-theme='dark']", 'screen'),
    lightContrast: block(root, ":root, [data-theme='light']", contrast),
    darkContrast: block(root, "[data-theme='dark']", `screen and ${contrast}`),
    forced: block(root, ':root, [data-theme]', '(forced-colors: active)'),
    reducedMotion: block(root, ':root', '(prefers-reduced-motion: reduce)'),
  };
  sameNames(blocks.lightContrast.keys(), blocks.darkContrast, 'more contrast, dark,');
  sameNames(blocks.darkContrast.keys(), blocks.lightContrast, 'more contrast, light,');
  return blocks;
}

type Blocks = ReturnType<typeof readBlocks>;
type Described = Pick<ColorToken, 'name' | 'group' | 'purpose'> & {role?: ColorRole};

function toToken({role, ...token}: Described, value: string, blocks: Blocks): Token {
  const {name} = token;
  if (!name.startsWith('--color-')) {
    const reducedMotion = blocks.reducedMotion.get(name);
    return {...token, kind: 'value', value, ...(reducedMotion && {reducedMotion})};
  }
  if (blocks.light.get(name) !== value) {
    throw new Error(
      `theme.css: ${name} is ${value} in @theme and ${blocks.light.get(name) ?? 'missing'} for a light part of a dark page. ` +
        'Such a part would differ from a light page.',
    );
  }
  const dark = blocks.dark.get(name)!;
  const forced = blocks.forced.get(name);
  return {
    ...token,
    kind: 'color',
    ...(role && {role}),
    light: value,
    dark,
    lightContrast: blocks.lightContrast.get(name) ?? value,
    darkContrast: blocks.darkContrast.get(name) ?? dark,
    ...(forced && {forced}),
  };
}

/**
 * Reads the tokens from the text of `theme.css`.
 *
 * @throws If a token has no purpose or no group, or if the blocks of the modes do not fit together.
 */
export function parseTokens(css: string): Token[] {
  const root = postcss.parse(css);
  const theme = root.nodes.find(
    (node): node is AtRule => node.type === 'atrule' && node.name === 'theme',
  );
  if (!theme) throw new Error('theme.css has no @theme, so it has no tokens.');
  const blocks = readBlocks(root);
  const tokens: Token[] = [];
  let group: string | undefined;
  let purpose: string | undefined;
  const add = ({prop, value}: Declaration) => {
    if (!group) throw new Error(`theme.css: ${prop} has no group. Write /* # Group */ above it.`);
    if (!purpose) {
      throw new Error(
        `theme.css: ${prop} has no purpose. Write its purpose above it, as in /** Edges of controls. */.`,
      );
    }
    const role = ROLE.exec(purpose)?.[1] as ColorRole | undefined;
    const name = prop as Token['name'];
    tokens.push(
      toToken({name, group, purpose: purpose.replace(ROLE, ''), role}, plain(value), blocks),
    );
    purpose = undefined;
  };
  theme.each((node) => {
    if (node.type === 'comment') {
      group = /^# (.+)$/.exec(node.text)?.[1] ?? group;
      purpose = purposeOf(node.text);
    } else if (node.type === 'decl' && node.prop !== '--*') {
      add(node);
    }
  });
  checkBlocks(tokens, blocks);
  return tokens;
}

/** Every name in a block is a token, and light and dark hold every color. */
function checkBlocks(tokens: readonly Token[], blocks: Blocks) {
  const colors = tokens.filter(({kind}) => kind === 'color').map(({name}) => name);
  sameNames(colors, blocks.dark, 'dark mode');
  const names = new Set<string>(tokens.map(({name}) => name));
  for (const [mode, values] of Object.entries(blocks)) {
    const unknown = [...values.keys()].filter((name) => !names.has(name));
    if (unknown.length > 0) {
      throw new Error(
        `theme.css: ${unknown.join(', ')} in the block for ${mode} is not in @theme.`,
      );
    }
  }
}
