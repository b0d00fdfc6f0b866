import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cspPlugin } from './cspPlugin.ts'

const suite = new URL('../../conformance/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, suite))
const { version } = JSON.parse(read('package.json').toString()) as { version: string }
const hash = createHash('sha256').update(read('spec/catalogue.json')).digest('hex')

export default defineConfig({
  // Relative URLs, so that any folder of any host can serve the page.
  base: './',
  // Hash the catalogue at build time: browsers have no `crypto.subtle` on an HTTP page of the local network.
  define: { __SUITE__: JSON.stringify({ version, catalogueHash: `sha256-${hash}` }) },
  plugins: [react(), cspPlugin()],
  build: { modulePreload: { polyfill: false } },
})
