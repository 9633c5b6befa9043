import {Client, StreamableHTTPClientTransport, type Transport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import type {McpHttpHandler} from '@modelcontextprotocol/server';

/** A revision of the protocol that clients speak: the one of 2026-07-28, or those before it. */
export type Era = 'modern' | 'legacy';

/** Both revisions, for tests that have to pass with each. */
export const ERAS: readonly Era[] = ['modern', 'legacy'];

/** The answer of a tool. */
export interface Answered {
  text: string;
  isError: boolean;
}

/** A client that is connected to a server. */
export interface Connection {
  client: Client;
  /** Calls a tool. Rejects with errors of the protocol. */
  call: (name: string, args: unknown) => Promise<Answered>;
}

/** Connects the official client. */
async function connect(transport: Transport, era: Era = 'modern'): Promise<Connection> {
  const client = new Client(
    {name: 'test', version: '1.0.0'},
    {versionNegotiation: {mode: era === 'modern' ? {pin: '2026-07-28'} : 'legacy'}},
  );
  await client.connect(transport);
  return {
    client,
    async call(name, args) {
      const {content, isError} = await client.callTool({
        name,
        arguments: args as Record<string, unknown>,
      });
      const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
      return {text, isError: isError ?? false};
    },
  };
}

/** Connects to a handler without a socket. */
export const connectTo = ({fetch}: McpHttpHandler, era?: Era): Promise<Connection> =>
  connect(
    new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      fetch: (url, init) => fetch(new Request(url, init)),
    }),
    era,
  );

/** Starts a program that speaks the protocol over its standard input and output, and connects to it. */
export const connectToProgram = (
  command: string,
  args: string[],
  options: {cwd?: string; era?: Era} = {},
): Promise<Connection> => {
  const {era, ...where} = options;
  return connect(new StdioClientTransport({command, args, stderr: 'inherit', ...where}), era);
};
