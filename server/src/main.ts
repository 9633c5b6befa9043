import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {type CertificateFiles, readCertificate} from './certificate.ts';
import {createSecureSiteServer, createSiteServer} from './server.ts';
import {prepareShutdown} from './shutdown.ts';

const usage = `Serves the built site.

  npm run serve -- [--port N] [--root DIR] [--cert FILE --key FILE] [--feedback DIR]

  --port N     port to listen on; default: the variable PORT, or 3000; 0 takes any free one
  --root DIR   folder of the built site; default: website/build
  --cert FILE, --key FILE
               certificate and its private key, in PEM, for HTTPS with HTTP/2; default: the variables
               TLS_CERT and TLS_KEY, or HTTP. SIGHUP reads them again
  --feedback DIR
               folder for what readers send, if the site's settings ask for it; default: the variable
               FEEDBACK_FOLDER
`;

/** The time that running requests may take to finish after a signal, in milliseconds. */
const graceMs = 5000;

function readPort(text: string, source: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(
      `${source} is "${text}", which isn't a port. Pass a whole number from 0 to 65535.`,
    );
  }
  return port;
}

function readOptions() {
  const {values} = parseArgs({
    options: {
      port: {type: 'string'},
      root: {type: 'string'},
      cert: {type: 'string'},
      key: {type: 'string'},
      feedback: {type: 'string'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  const {PORT, FEEDBACK_FOLDER, TLS_CERT, TLS_KEY, INIT_CWD} = process.env;
  // npm runs scripts in the folder of the workspace; INIT_CWD is where the command was typed.
  const typed = (path: string) => resolve(INIT_CWD ?? process.cwd(), path);
  const cert = values.cert || TLS_CERT;
  const key = values.key || TLS_KEY;
  if (Boolean(cert) !== Boolean(key)) {
    throw new Error(
      `The server got a ${cert ? 'certificate without its key' : 'key without its certificate'}, so it can't speak HTTPS. Pass --cert and --key, or set TLS_CERT and TLS_KEY.`,
    );
  }
  const feedback = values.feedback || FEEDBACK_FOLDER;
  return {
    help: values.help,
    port:
      values.port === undefined
        ? readPort(PORT || '3000', 'PORT')
        : readPort(values.port, '--port'),
    certificateFiles: cert && key ? {cert: typed(cert), key: typed(key)} : undefined,
    feedbackFolder: feedback ? typed(feedback) : undefined,
    root: values.root
      ? typed(values.root)
      : fileURLToPath(new URL('../../website/build', import.meta.url)),
  };
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is in use by another program. Stop it, or choose another port with --port.`,
    );
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} needs more rights than this user has. Choose one above 1023.`);
  }
  return error;
}

/** A server with a certificate. On SIGHUP it reads the files again, and keeps the one that it has if they are wrong. */
function createSecure(
  options: {root: string; feedbackFolder: string | undefined},
  files: CertificateFiles,
) {
  const server = createSecureSiteServer(options, readCertificate(files));
  process.on('SIGHUP', () => {
    try {
      server.setSecureContext(readCertificate(files));
      console.log('Read the certificate again. New connections use it.');
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  });
  return server;
}

function main(): void {
  const {help, port, root, certificateFiles, feedbackFolder} = readOptions();
  if (help) {
    console.log(usage);
    return;
  }
  const options = {root, feedbackFolder};
  const server = certificateFiles
    ? createSecure(options, certificateFiles)
    : createSiteServer(options);
  const shutDown = prepareShutdown(server);
  server.once('error', (error: Error) => fail(explain(error, port)));
  server.listen(port, () => {
    const address = server.address();
    const actual = typeof address === 'object' ? address?.port : port;
    console.log(`Serving ${root} on ${certificateFiles ? 'https' : 'http'}://localhost:${actual}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void shutDown(graceMs).then(() => process.exit(0)));
  }
}

try {
  main();
} catch (error) {
  fail(error);
}
