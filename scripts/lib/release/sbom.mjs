import {createHash} from 'node:crypto';

/**
 * @typedef {object} Component
 * @property {string} bom-ref
 * @property {string} name
 *
 * @typedef {object} Bom A list of components in CycloneDX, as far as it is read here.
 * @property {{component: Component, timestamp?: string}} metadata
 * @property {Component[]} components
 * @property {{ref: string, dependsOn: string[]}[]} dependencies
 * @property {string} [serialNumber]
 */

/**
 * The components of a package, from those that `npm sbom` lists for a workspace. npm puts the repository's root on top, and lists what the
 * workspace needs for its tests too. Here the package is on top, and below it is what a storefront installs with it.
 *
 * @param {Bom} bom The output of `npm sbom --sbom-format cyclonedx`.
 * @param {string} name The package.
 * @param {{name: string, dependencies?: Record<string, string>}[]} manifests Those of all packages of the repository that are published.
 * @param {string} timestamp Time of the list, in ISO 8601.
 * @returns {Bom} The same for the same input: its serial number comes from what it lists.
 */
export function packageBom(bom, name, manifests, timestamp) {
  const own = new Map(manifests.map((one) => [one.name, one]));
  const all = new Map(bom.components.map((one) => [one['bom-ref'], named(one)]));
  const top = [...all.values()].find((one) => one.name === name);
  if (!top) throw new Error(`npm sbom doesn't list ${name}. Run "npm ci", then release again.`);
  /** @param {string} ref */
  const needsOf = (ref) => {
    const {name: asking = ''} = all.get(ref) ?? {};
    const declared = own.get(asking)?.dependencies ?? {};
    const found = bom.dependencies.find((one) => one.ref === ref)?.dependsOn ?? [];
    return found.filter((one) => {
      const needed = all.get(one);
      return needed && (!own.has(asking) || Object.hasOwn(declared, needed.name));
    });
  };
  /** @type {Map<string, string[]>} */
  const needs = new Map();
  const waiting = [top['bom-ref']];
  for (const ref of waiting) {
    if (needs.has(ref)) continue;
    needs.set(ref, needsOf(ref));
    waiting.push(...needsOf(ref));
  }
  const components = [...all.values()].filter((one) => one !== top && needs.has(one['bom-ref']));
  const dependencies = [...needs].map(([ref, dependsOn]) => ({ref, dependsOn})).sort(byReference);
  const digest = createHash('sha256')
    .update(JSON.stringify([top, components]))
    .digest('hex');
  return {
    ...bom,
    serialNumber: `urn:uuid:${uuidOf(digest)}`,
    metadata: {...bom.metadata, timestamp, component: top},
    components,
    dependencies,
  };
}

/**
 * A component by its package's name, where npm calls a workspace by its folder's.
 *
 * @param {Component} component
 */
const named = (component) => ({...component, name: component['bom-ref'].replace(/@[^@]*$/, '')});

/** @param {{ref: string}} one @param {{ref: string}} other */
const byReference = (one, other) => (one.ref < other.ref ? -1 : 1);

/**
 * @param {string} digest At least 32 hexadecimal digits.
 * @returns {string} A UUID of version 8, which is for digests of any kind.
 */
function uuidOf(digest) {
  const [, a, b, c, d, e] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digest) ?? [];
  return `${a}-${b}-8${c}-a${d}-${e}`;
}
