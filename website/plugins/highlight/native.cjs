'use strict';

/*
 * Docusaurus loads TypeScript plugins through a transpiler that would also rewrite Shiki's modules, and may evaluate
 * one plugin file several times. Node itself loads this CommonJS file, once.
 */

/**
 * Imports an ES module as Node does.
 *
 * @param {string} specifier
 * @returns {Promise<unknown>}
 */
exports.importModule = (specifier) => import(specifier);

/**
 * State that all evaluations of the plugin share.
 *
 * @type {{highlighter?: Promise<unknown>}}
 */
exports.shared = {};
