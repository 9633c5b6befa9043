/**
 * @typedef {object} Phrase
 * @property {string} find Source of a regular expression, which ignores case. A space matches any white space. It has to match whole words.
 * @property {string} write The words to write instead.
 * @property {'pages' | 'comments'} [where] The only place where it is wrong. A comment on a flag begins with "Whether".
 */

/** Words that may follow a verb of position. "stands for", "stands in for" and "lies to" don't match. */
const PLACE =
  '(?:in|on|at|above|below|beside|behind|between|around|after|before|under|over|inside|outside|within|near|next|there|here|where|elsewhere|nowhere|right|alone|still)';

/** Nouns that make a compound with the product or the cart that they belong to. */
const OF_A_PRODUCT = '(?:page|pages|name|names|price|prices)';

/** The start of a sentence: of a text, a paragraph, an item of a list, or after another sentence. */
const START = '(?<=(?:^\\n?(?:- )?|\\n\\n|[.!?] |\\n- ))';

/** The words up to the full stop, or the colon before a list, on one line or several of the same paragraph. */
const REST_OF_A_SENTENCE =
  '(?:[^.?!#|\\n]|\\.(?=\\w))*(?:\\n(?:[^.?!#|\\n]|\\.(?=\\w))+)*[.:](?=\\s|$)';

/**
 * Phrases that nobody would say, for pages, for the interface and for doc comments. contributing/words.md has the rules behind them.
 *
 * @type {readonly Phrase[]}
 */
export const PHRASES = [
  // Verbs.
  {find: 'stands?(?! (?:for|out|in for))', write: 'is, comes, appears'},
  {find: 'stands? for (?:itself|themselves)', write: 'is of its own'},
  {find: 'takes? what \\S+ takes?', write: 'accepts all props of'},
  {find: '(?:told|said) by \\S+ color', write: 'conveyed by color'},
  {find: `(?:lie|lies|lying) ${PLACE}`, write: 'is'},
  {find: '(?:mend|mends|mended|mending)', write: 'fix'},
  {find: '(?:bear|bears|borne)', write: 'has'},
  {find: '(?:is|are) of (?:no|the|a|an) (?!type|kind)', write: 'has'},
  {find: 'leaves? (?:\\S+ ){1,2}away', write: 'leave out'},
  {find: 'takes? no (?:focus|keys)', write: "isn't focusable, doesn't handle keys"},
  {find: 'takes the focus (?:itself|too|along)', write: 'is focusable, gets the focus'},
  {find: '(?:is|are) asked for nothing', write: 'nothing loads from'},
  {find: 'asks? (?:\\S+ ){1,2}for nothing', write: 'loads nothing from'},
  {find: '(?:is|are) kept true', write: 'is tested, is kept in sync'},
  {find: 'screen readers? (?:say|says|tell|tells)', write: 'announce, read'},
  {find: 'a screen reader hears', write: 'a screen reader announces'},
  {find: '(?:told|said) by (?:the )?color', write: 'conveyed by color'},
  {find: 'has to bring', write: 'needs'},
  {find: 'everything else that \\S+ takes reaches', write: 'all other props of … reach'},
  {find: 'development alone', write: 'development only'},
  {find: 'in the place of', write: 'instead of, replaces'},
  {find: 'unless you say otherwise', write: 'by default'},
  {find: 'leads? to no (?:place|page)', write: 'leads nowhere'},
  {find: '(?:is|are) passed over', write: 'skips'},
  {find: 'calls? (?:it |them )?off|called off', write: 'cancel'},
  {find: 'gives? the call up|gave the call up', write: 'abort the call'},
  {find: 'takes? note of', write: 'reports, receives'},
  {find: 'hears? of', write: 'is told about, receives'},
  {find: 'items? that (?:is|are) in use', write: 'enabled item'},
  {find: '(?:without|not) a word', write: 'silently, without a report'},
  {find: 'reads? anew|loaded anew|anew', write: 'again, reload'},
  // Negation.
  {
    find: "(?<!there |there's |where )(?:is|are) no (?!longer|higher|lower|more|less|better|need|one|different|wider|matter)[<a-z]+",
    write: "isn't a, isn't",
  },
  {find: 'nothing of (?:it|this|that)', write: 'none of it'},
  {find: '(?:that|which|one|and) (?:is|are) none(?! of)', write: "that isn't one"},
  {find: 'put nothing (?:in|into|on)', write: "don't put anything in"},
  {find: 'know no', write: "don't know any"},
  // Owners.
  {find: '(?:a|an|the|one|or) (?:\\S+ )?\\S+ of your own', write: 'your own …'},
  {find: '\\S+s of your own', write: 'your own …'},
  {find: '(?:a|an|the|of) \\S+ of (?:yours|ours)', write: 'your …, our …'},
  {find: 'for want of', write: 'because … is missing'},
  {find: `${OF_A_PRODUCT} of (?:a|the|its|his|any) product`, write: 'product page, product name'},
  {find: "(?:a|the|its) product's page", write: 'product page'},
  {find: 'lines? of (?:a|the) cart(?! or)', write: 'item in the cart, cart line'},
  {find: 'order of (?:the )?(?:focus|reading)', write: 'focus order, reading order'},
  {find: 'reset of Tailwind(?: CSS)?', write: "Tailwind CSS's reset"},
  {
    find: '(?:environment|configuration|plugin|layout) (?:\\S+ )?of (?:Vitest|Vite|Next\\.js)',
    write: "Vitest's …",
  },
  {find: 'page of thanks', write: 'thank-you page'},
  {find: 'costs of shipping', write: 'shipping costs'},
  {find: 'the way of (?:a|the)', write: 'how … gets'},
  {find: 'of before', write: 'earlier, previous'},
  {find: 'wish(?:es)? of the readers?', write: "the reader's settings"},
  // Subjects.
  {
    find: `${START}(?:What|Who|Whoever) (?!if )${REST_OF_A_SENTENCE}`,
    write: 'start with a noun: "Content that…", "People who…"',
  },
  {find: `${START}Whether ${REST_OF_A_SENTENCE}`, write: '"If…"', where: 'pages'},
  {
    find: `${START}How (?!to )${REST_OF_A_SENTENCE}`,
    write: 'start with a noun: "The number of…", "The layout of…"',
    where: 'comments',
  },
  {find: '(?:whoever|whomever)', write: 'people who, anyone who'},
  {find: 'for the eye alone', write: 'only visually'},
  // Openings.
  {find: 'after this page', write: 'the subject: "This page lists…"'},
  {find: 'at the end (?:your?|each|a|editors) ', write: 'By the end,'},
  // Terms.
  {find: 'out of use', write: 'disabled'},
  {find: 'veils?', write: 'backdrop (of a dialog), scrim (on an image)'},
  {find: 'imprint', write: 'legal notice'},
  {find: 'a press (?:on|of|outside|elsewhere)', write: 'clicking, pressing'},
  {find: 'pieces to order', write: 'quantity'},
  {find: "at the reader's", write: 'in the browser'},
  {find: 'and (?:its|their) kin', write: 'and the like'},
];
