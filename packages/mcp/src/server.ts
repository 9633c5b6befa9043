import {
  type CallToolResult,
  createMcpHandler,
  fromJsonSchema,
  type JsonSchemaValidatorResult,
  type McpHttpHandler,
  McpServer,
} from '@modelcontextprotocol/server';
import {checkArguments} from './arguments.ts';
import {type Docs, openDocs} from './docs.ts';
import {MOST_CHARACTERS, partOf} from './text.ts';
import type {Answer, Tool} from './tool.ts';
import {getComponent} from './tools/get-component.ts';
import {getExample} from './tools/get-example.ts';
import {getPage} from './tools/get-page.ts';
import {searchDocs} from './tools/search-docs.ts';
import {packageVersion} from './version.ts';

/** The tools that read the documentation. */
export const DOCS_TOOLS: readonly Tool[] = [searchDocs, getPage, getComponent, getExample];

const INSTRUCTIONS =
  'Documentation of Storefront Toolkit, a library of storefront components and typed contracts. ' +
  'Look up a component before you use it, and prefer its examples to what you remember: props differ from other libraries.';

/** Most bytes of a request over HTTP. */
const MOST_REQUEST_BYTES = 64 * 1024;

/** Milliseconds for which a client may keep the list of tools. It changes with the package alone. */
const LIST_AGE = 3_600_000;

/** An answer as the protocol sends it. None is longer than {@link MOST_CHARACTERS}, whatever a tool returns. */
function resultOf({text, isError}: Answer): CallToolResult {
  const {part} = partOf(text, 0, MOST_CHARACTERS);
  return {content: [{type: 'text', text: part}], ...(isError && {isError})};
}

const faultsText = (faults: readonly string[], tool: string) =>
  `${faults.join(' ')} See the arguments of ${tool} in the list of tools.`;

/** The outcome of a check of arguments. The SDK lets it pass, so that the answer to wrong ones is in words of this package. */
interface Checked {
  outcome: ReturnType<typeof checkArguments>;
}

function register(server: McpServer, tool: Tool, docs: Docs): void {
  const schema = fromJsonSchema<Checked>(tool.input, {
    getValidator<T>() {
      return (value: unknown): JsonSchemaValidatorResult<T> => {
        const data = {outcome: checkArguments(value, tool.input)} as T;
        return {valid: true, data, errorMessage: undefined};
      };
    },
  });
  const {name, title, description} = tool;
  const annotations = {readOnlyHint: true, openWorldHint: false};
  server.registerTool(
    name,
    {title, description, inputSchema: schema, annotations},
    async ({outcome}) => {
      if ('faults' in outcome)
        return resultOf({text: faultsText(outcome.faults, name), isError: true});
      try {
        return resultOf(await tool.call(outcome.args, docs));
      } catch (error) {
        return resultOf({
          text: error instanceof Error ? error.message : String(error),
          isError: true,
        });
      }
    },
  );
}

/**
 * Makes a server for one connection, or for one request over HTTP.
 *
 * @param tools - Its tools. @default those that read the documentation
 */
export function createServer(docs: Docs, tools: readonly Tool[] = DOCS_TOOLS): McpServer {
  const server = new McpServer(
    {name: 'storefront-toolkit', title: 'Storefront Toolkit', version: packageVersion()},
    {
      instructions: INSTRUCTIONS,
      cacheHints: {'tools/list': {ttlMs: LIST_AGE, cacheScope: 'public'}},
    },
  );
  for (const tool of tools) register(server, tool, docs);
  return server;
}

/**
 * The server as a handler of HTTP requests, which holds nothing between two of them. It checks neither who asks nor how often:
 * do that before. `check_usage` is left out, since it needs the memory of a compiler.
 *
 * @param docs - The documentation. Default: the one of this package.
 */
export function createHttpHandler(docs: Docs = openDocs()): McpHttpHandler {
  return createMcpHandler(() => createServer(docs), {
    maxRequestBodySize: MOST_REQUEST_BYTES,
    maxSubscriptions: 0,
  });
}
