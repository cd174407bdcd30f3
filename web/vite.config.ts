/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { toml } from './toml.ts';

/** The first page is served under every address, so it names its parts from the root. A site's own first page does not. */
function fromTheRoot(): Plugin {
  return {
    name: 'from-the-root',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(/(href|src)="\.\//g, '$1="/') },
  };
}

export default defineConfig({
  plugins: [svelte(), toml(), fromTheRoot()],
  // Parts find each other by where they are, so that the same page works in any folder of any host.
  base: './',
  worker: { format: 'es', plugins: () => [toml()] },
  build: {
    outDir: '../build/page',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
  },
  server: {
    // Words, rules and components are outside web/, beside the games that they belong to.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
