// `pnpm screenshots`: updates the screenshots of the READMEs from the states of the gallery.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { serveGallery } from '../journeys/serveGallery.ts'
import { openState } from '../journeys/show.ts'
import { announceWallets } from './announce.ts'
import { serveCheck } from './serveCheck.ts'
import { narrow, shots } from './shots.ts'

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(launchOptions)

const gallery = await serveGallery()
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
