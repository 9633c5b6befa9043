import {createReadStream} from 'node:fs';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import {pipeline} from 'node:stream';
import {
  anyOrigin,
  documentHeaders,
  everyAnswer,
  frameHeaders,
  isFrame,
  isPublic,
} from './headers.ts';
import {createFileReader} from './file-reader.ts';
import {type ByteRange, chooseEncoding, entityTag, isFresh, parseRange} from './request.ts';
import {encodingEndings, type Encoding, type SiteFile} from './site-files.ts';
import {alternateLink, prefersMarkdown, twinHeaders} from './twins.ts';

/** The parts of a file that are sent. */
interface Sending {
  file: SiteFile;
  status: 200 | 404;
  encoding: Encoding | undefined;
  range?: ByteRange | undefined;
  headers: OutgoingHttpHeaders;
}

/**
 * Makes the two functions that answer with a file: with what was asked for, in the form that the request names, and
 * with the not-found page.
 *
 * @param root - Absolute path of the site's folder.
 * @param policy - The Content-Security-Policy of its pages.
 * @param prefix - Start of its addresses, such as `/toolkit`; empty for a site at the root of its host.
 */
export function createFileSender(root: string, policy: string, prefix: string) {
  const read = createFileReader();
  const everyDocument = {...everyAnswer, ...documentHeaders(policy, prefix)};

  const headersOf = (file: SiteFile): OutgoingHttpHeaders => {
    const {twin, pageAddress, encodings} = file;
    const varies = [
      ...(encodings.length > 0 ? ['Accept-Encoding'] : []),
      ...(twin || pageAddress !== undefined ? ['Accept'] : []),
    ];
    return {
      ...(file.isDocument ? everyDocument : everyAnswer),
      'Cache-Control': file.cacheControl,
      ...(isFrame(file.path) && frameHeaders),
      ...(isPublic(file.path) && anyOrigin),
      ...(twin && {Link: alternateLink(prefix + twin.path)}),
      ...(pageAddress !== undefined && twinHeaders(prefix + pageAddress)),
      ...(varies.length > 0 && {Vary: varies.join(', ')}),
    };
  };

  function send(response: ServerResponse, {file, status, encoding, range, headers}: Sending) {
    const path = root + file.path + (encoding ? encodingEndings[encoding] : '');
    const {size, content} = read(path);
    headers['Content-Type'] = file.contentType;
    if (encoding) headers['Content-Encoding'] = encoding;
    const start = range?.start ?? 0;
    const end = Math.min(range?.end ?? size, size - 1);
    if (range && start >= size) {
      headers['Content-Range'] = `bytes */${size}`;
      return void response.writeHead(416, headers).end();
    }
    if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`;
    headers['Content-Length'] = end + 1 - start;
    response.writeHead(range ? 206 : status, headers);
    if (response.req.method === 'HEAD') return void response.end();
    if (content) return void response.end(range ? content.subarray(start, end + 1) : content);
    // A file that vanishes must not end the process, and a reader who leaves must not keep it open.
    pipeline(createReadStream(path, {start, end}), response, () => undefined);
  }

  /** Sends a file, or ends the connection when it cannot be read: its headers would promise what does not come. */
  function trySend(response: ServerResponse, sending: Sending) {
    try {
      send(response, sending);
    } catch {
      response.destroy();
    }
  }

  return {
    sendFile(found: SiteFile, {headers: asked}: IncomingMessage, response: ServerResponse) {
      const file = found.twin && prefersMarkdown(asked.accept) ? found.twin : found;
      const range = parseRange(asked.range, file.size);
      const encoding = range ? undefined : chooseEncoding(asked['accept-encoding'], file.encodings);
      const tag = entityTag(file, encoding);
      const headers: OutgoingHttpHeaders = {...headersOf(file), ETag: tag};
      if (isFresh(asked, tag, file.lastModified)) {
        return void response.writeHead(304, headers).end();
      }
      headers['Last-Modified'] = file.lastModified;
      headers['Accept-Ranges'] = 'bytes';
      const condition = asked['if-range']?.toString();
      const isCurrent = condition === undefined || [tag, file.lastModified].includes(condition);
      trySend(response, {
        file,
        status: 200,
        encoding,
        range: isCurrent ? range : undefined,
        headers,
      });
    },

    sendNotFound(page: SiteFile, {headers: asked}: IncomingMessage, response: ServerResponse) {
      const encoding = chooseEncoding(asked['accept-encoding'], page.encodings);
      trySend(response, {file: page, status: 404, encoding, headers: headersOf(page)});
    },
  };
}
