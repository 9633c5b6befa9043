import {useLocation} from '@docusaurus/router';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import settings, {readers} from '@site/site.config';
import {texts} from './texts';

/** Most characters of a comment. The server takes as many. */
const MOST = 400;

/** A link to a new issue that names the page, for hosts that take no answers. */
function IssueLink() {
  const {pathname} = useLocation();
  const {metadata} = useDoc();
  const query = new URLSearchParams({
    title: texts.issueTitle(metadata.title),
    body: settings.url + pathname,
  });
  return (
    <p className="page-feedback" data-search="skip">
      {texts.question}{' '}
      <a href={`${settings.repositoryUrl}/issues/new?${query}`} target="_blank" rel="noopener">
        {texts.issue}
      </a>
    </p>
  );
}

/**
 * A form that the server takes. Without scripts the server leads back to the thanks, which CSS shows when they are the target.
 * With scripts `delivery/browser/readers/form.ts` sends it. The buttons are inputs, since the start script keeps clicks on other
 * buttons for the application.
 */
function FeedbackForm() {
  const {pathname} = useLocation();
  return (
    <div className="page-feedback" data-search="skip">
      <p id="feedback-thanks" className="page-feedback-thanks" tabIndex={-1}>
        {texts.thanks}
      </p>
      <form method="post" action={`${settings.baseUrl}_feedback`}>
        <input type="hidden" name="page" value={pathname} />
        <fieldset>
          <legend>{texts.question}</legend>
          <input type="submit" name="helpful" value="Yes" />
          <input type="submit" name="helpful" value="No" />
        </fieldset>
        <details>
          <summary>{texts.comment}</summary>
          <label htmlFor="feedback-comment">{texts.label}</label>
          <textarea
            id="feedback-comment"
            name="comment"
            rows={3}
            maxLength={MOST}
            aria-describedby="feedback-hint"
          />
          <p id="feedback-hint">{texts.hint}</p>
        </details>
        <p role="status" />
      </form>
    </div>
  );
}

/** The question at the end of a document, if the site's settings ask it. */
export default function Feedback() {
  if (readers.feedback === 'server') return <FeedbackForm />;
  return readers.feedback === 'issue' ? <IssueLink /> : null;
}
