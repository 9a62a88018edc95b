import { defineConfig } from 'vite';

/** The page as static files; what a browser need not see, such as tests, is not among them. */
export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the page works behind a proxy that serves it below another address.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // While the page is worked on: `npx vite web`, with a service beside it.
  server: { proxy: { '/v1': process.env['ARBOR'] ?? 'http://localhost:3000' } },
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0, chunkSizeWarningLimit: 800 },
});
