import {reportMisuse} from '../../internal/report-misuse.ts';

/** A kind of node that is newer than this code, or no node at all: the rest of the text is still shown. */
export function unknownNode(node: unknown) {
  if (process.env.NODE_ENV !== 'production') {
    reportMisuse(
      'RichText',
      `got ${JSON.stringify(node)}, whose type is unknown, so it is left out. ` +
        'Fix the text in the CMS, or turn the node into a known one in its integration.',
    );
  }
  return null;
}
