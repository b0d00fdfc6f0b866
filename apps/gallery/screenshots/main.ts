// `pnpm screenshots`: updates `docs/screenshots` from the states of the gallery and from the Check page.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { launchOptions } from '../launchOptions.ts'
import { buildAndServeGallery } from '../journeys/buildAndServeGallery.ts'
import { openState } from '../journeys/openState.ts'
import { announceWallets } from './announceWallets.ts'

/** A screenshot: the state, how to render it, and the target file. */
type Shot = {
  file: string
  state: string
  theme: 'light' | 'dark'
  language: string
  width: number
  height: number
}

const wide = { width: 960, height: 720 }
const narrow = { width: 390, height: 760 }

/** Screenshots of the gallery. Each shows something that the others do not. */
const shots: readonly Shot[] = [
  { file: 'wallets.png', state: 'wallets', theme: 'light', language: 'en', ...wide },
  { file: 'account.png', state: 'connected', theme: 'dark', language: 'en', ...wide },
  { file: 'declined.png', state: 'switch-declined', theme: 'light', language: 'en', ...narrow },
  { file: 'right-to-left.png', state: 'wallets', theme: 'dark', language: 'ar', ...narrow },
]

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(launchOptions)

const gallery = await buildAndServeGallery()
process.env['TOUCHSTONE_GALLERY'] = gallery.url
for (const { file, state, theme, language, width, height } of shots) {
  const page = await open({ width, height })
  await openState(page, state, { theme, language })
  await take(page, file)
}
await gallery.close()

const check = await serveCheck()
const page = await open(narrow)
await page.addInitScript(announceWallets)
await page.goto(check.url)
await page.getByRole('radio', { name: 'MetaMask' }).waitFor()
await take(page, 'check.png')
await check.close()
await browser.close()

function open(viewport: { width: number; height: number }): Promise<Page> {
  return browser.newPage({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' })
}

async function take(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: folder + file, animations: 'disabled', caret: 'hide' })
  await page.close()
  console.log(`docs/screenshots/${file}`)
}

/** Builds the Check page and serves it. */
async function serveCheck(): Promise<{ url: string; close(): Promise<void> }> {
  const root = fileURLToPath(new URL('../../check', import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'touchstone-check-'))
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const at = { host: '127.0.0.1', port: 0 }
  const server = await preview({ root, configFile: false, build: { outDir }, preview: at })
  const { port } = server.httpServer.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
