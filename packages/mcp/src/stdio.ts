import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {openDocs} from './docs.ts';
import {openChecker} from './open-checker.ts';
import {createServer, DOCS_TOOLS} from './server.ts';
import {checkUsage} from './tools/check-usage.ts';

/**
 * Serves the documentation over standard input and output, until the input ends. Only the protocol is written there: errors go
 * to the standard error output.
 *
 * @param root - Folder of the project whose code `check_usage` checks.
 */
export function serve(root: string): void {
  const docs = openDocs();
  const tools = [...DOCS_TOOLS, checkUsage(openChecker, root)];
  serveStdio(() => createServer(docs, tools), {
    onerror: ({message}) => console.error(`storefront-toolkit-mcp: ${message}`),
  });
  // A checker that still runs must not keep the program.
  process.stdin.once('close', () => process.exit());
}
