/**
 * @typedef {{name: string, severity: string, range: string, via: (string | {title: string, url: string})[]}} Finding
 * @typedef {{findings: Finding[]} | {unavailable: string}} Audit
 */

/**
 * Reads the output of `npm audit --json`.
 *
 * @param {any} report The parsed output.
 * @returns {Audit} High and critical findings, or why the registry could not be asked.
 */
export function readAudit(report) {
  if (report.vulnerabilities) {
    /** @type {Finding[]} */
    const all = Object.values(report.vulnerabilities);
    return {findings: all.filter(({severity}) => severity === 'high' || severity === 'critical')};
  }
  const reason = report.message ?? report.error?.summary;
  return {unavailable: reason || 'npm audit printed neither findings nor an error'};
}
