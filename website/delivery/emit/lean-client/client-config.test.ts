import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {clientConfig} from './client-config';

const config = {
  title: 'A site',
  url: 'https://docs.example.com',
  baseUrl: '/',
  themes: [['classic', {customCss: ['/somewhere/on/this/machine.css']}]],
  plugins: ['./plugin.ts'],
  ssrTemplate: '<!DOCTYPE html>',
  markdown: {format: 'mdx'},
  future: {experimental_router: 'browser', faster: {rspackBundler: true}},
  themeConfig: {navbar: {title: 'A site'}},
} as unknown as DocusaurusConfig;

test('the client gets what its pages read', () => {
  expect(clientConfig(config)).toEqual({
    title: 'A site',
    url: 'https://docs.example.com',
    baseUrl: '/',
    future: {experimental_router: 'browser'},
    themeConfig: {navbar: {title: 'A site'}},
  });
});

test('the configuration of the build stays as it is', () => {
  const before = structuredClone(config);
  clientConfig(config);
  expect(config).toEqual(before);
});
