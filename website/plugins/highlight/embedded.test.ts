import {expect, test} from 'vitest';
import {highlightToHtml} from './highlight';

// In a file of its own, so that no test before it has made the highlighter read the languages inside.
test.each(['mdx', 'md'])('colors a fence in %s, whatever was highlighted before', async (lang) => {
  const html = await highlightToHtml('```bash\nnpm install x\n```', lang);
  expect(html).toContain('<span class="t-fn">npm</span>');
});
