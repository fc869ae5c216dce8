import { defineConfig } from 'vite';
import { messages } from './messages-plugin.ts';

/** Where the server listens during development. */
const server = process.env.PARLEY_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [messages()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 700 },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
