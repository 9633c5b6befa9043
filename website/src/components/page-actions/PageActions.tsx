import {useLocation} from '@docusaurus/router';
import settings from '@site/site.config';
import {twinPath} from '@site/src/twins/addresses';

/** Assistants that take a question in their address. */
const ASSISTANTS = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q='},
  {name: 'Claude', address: 'https://claude.ai/new?q='},
];

/**
 * What a reader can do with a page's text: copy it as Markdown, read it, ask an assistant about it. Plain HTML: the links work by
 * themselves, and `delivery/browser/code-blocks.ts` does the copying. CSS hides the button where scripts are off.
 */
export default function PageActions() {
  const {pathname} = useLocation();
  const twin = twinPath(pathname);
  const question = encodeURIComponent(`Read ${settings.url}${twin}`);
  return (
    <details className="page-actions" data-search="skip">
      <summary>Copy page</summary>
      <div>
        <button type="button" className="page-copy" data-twin={twin}>
          Copy as Markdown
        </button>
        <span role="status" className="visually-hidden" />
        <a href={twin} target="_blank">
          View as Markdown
        </a>
        {ASSISTANTS.map(({name, address}) => (
          <a key={name} href={address + question} target="_blank">
            Open in {name}
          </a>
        ))}
      </div>
    </details>
  );
}
