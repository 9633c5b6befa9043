import {readFileSync} from 'node:fs';
import {createSecureContext} from 'node:tls';

/** Paths of the files with which a server proves its name. */
export interface CertificateFiles {
  /** The certificate, with those that signed it, in PEM. */
  cert: string;
  /** Its private key, in PEM. */
  key: string;
}

/** Contents of {@link CertificateFiles}. */
export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function read(file: string, option: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(
      `${option} names ${file}, which can't be read, so the server can't speak HTTPS: ${reasonOf(error)}. Name a file that the server's user may read.`,
      {cause: error},
    );
  }
}

/**
 * Reads a certificate with its key.
 *
 * @throws If a file can't be read, or if the two don't belong together.
 */
export function readCertificate({cert, key}: CertificateFiles): Certificate {
  const certificate = {cert: read(cert, '--cert'), key: read(key, '--key')};
  try {
    createSecureContext(certificate);
  } catch (error) {
    throw new Error(
      `${cert} and ${key} aren't a certificate and its key, so browsers would refuse the server: ${reasonOf(error)}. Name both files of one certificate, in PEM and without a passphrase.`,
      {cause: error},
    );
  }
  return certificate;
}
