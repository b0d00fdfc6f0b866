// `pnpm screenshots`: takes the pictures of the READMEs anew, from the states of the gallery.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { serveGallery } from '../journeys/serveGallery.ts'
import { show } from '../journeys/show.ts'
import { shots } from './shots.ts'

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
mkdirSync(folder, { recursive: true })
const gallery = await serveGallery()
const browser = await chromium.launch(launchOptions)
process.env['TOUCHSTONE_GALLERY'] = gallery.url
for (const { file, state, theme, language, width, height } of shots) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  await show(page, state, { theme, language })
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: folder + file, animations: 'disabled', caret: 'hide' })
  await page.close()
  console.log(`docs/screenshots/${file}`)
}
await browser.close()
await gallery.close()
