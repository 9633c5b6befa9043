import type {ConsoleMessage, Page, Request} from '@playwright/test';

/** Events on a page that a reader, or the operator of the site, would not want. */
export interface Monitor {
  /** One line for each console warning or error, script error, refused or failed request, policy violation. */
  problems: string[];
  /** Forgets the problems so far. */
  reset: () => void;
  /** Resolves once no request has been under way for a moment. */
  idle: () => Promise<void>;
}

const QUIET = 100;

/**
 * Watches a page from before its first navigation. Everything is a problem that is not silent, of this origin
 * and successful.
 *
 * @param page A page that has not navigated yet.
 * @param origin Origin of the site.
 * @param expectedStatus Status of documents that may differ from success, by their path.
 */
export async function monitor(
  page: Page,
  origin: string,
  expectedStatus: Record<string, number> = {},
): Promise<Monitor> {
  const problems: string[] = [];
  const pending = new Set<Request>();
  /** Requests of a document that the page has left, which the browser ends with it. */
  const left = new WeakSet<Request>();
  let isLeaving = false;
  let lastChange = Date.now();
  const touch = () => (lastChange = Date.now());
  const isExpected = (url: string, status: number) =>
    URL.canParse(url) && expectedStatus[new URL(url).pathname] === status;

  await page.exposeBinding('reportPolicyViolation', (_, text: string) => {
    problems.push(`Content-Security-Policy: ${text}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as {reportPolicyViolation: (text: string) => void})
        .reportPolicyViolation;
      report(`${event.violatedDirective} blocked ${event.blockedURI} at ${event.sourceFile}`);
    });
  });

  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'warning' && message.type() !== 'error') return;
    const {url} = message.location();
    // Chromium logs the status of a document that is not found, which is what was asked for.
    if (/^Failed to load resource.*\b404\b/.test(message.text()) && isExpected(url, 404)) return;
    problems.push(`console.${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => problems.push(`script error: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    if (isLeaving) left.add(request);
    // A request that opens a document begins to end the one before.
    else if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      for (const earlier of pending) left.add(earlier);
      isLeaving = true;
    }
    pending.add(request);
    touch();
    const {protocol, origin: asked} = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) {
      problems.push(`request to another origin: ${request.url()}`);
    }
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isLeaving = false;
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isExpected(response.url(), response.status())) {
      problems.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  page.on('requestfinished', (request) => void (pending.delete(request), touch()));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    touch();
    const reason = request.failure()?.errorText ?? '';
    if (left.has(request) && reason === 'net::ERR_ABORTED') return;
    problems.push(`request failed: ${request.url()} (${reason})`);
  });

  return {
    problems,
    reset: () => void (problems.length = 0),
    async idle() {
      while (pending.size > 0 || Date.now() - lastChange < QUIET) {
        await new Promise((resolve) => setTimeout(resolve, QUIET / 2));
      }
    },
  };
}
