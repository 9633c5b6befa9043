import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {generate} from 'selfsigned';
import type {CertificateFiles} from '../certificate.ts';

/**
 * Makes a certificate for this machine that it signs itself.
 *
 * @param folder - Absolute path, in which the files are written.
 * @param name - Start of the files' names, and the certificate's name.
 */
export async function makeCertificate(folder: string, name = 'own'): Promise<CertificateFiles> {
  const files = {cert: join(folder, `${name}.crt`), key: join(folder, `${name}.key`)};
  const made = await generate([{name: 'commonName', value: name}], {
    keyType: 'ec',
    extensions: [{name: 'subjectAltName', altNames: [{type: 2, value: 'localhost'}]}],
  });
  writeFileSync(files.cert, made.cert);
  writeFileSync(files.key, made.private);
  return files;
}
