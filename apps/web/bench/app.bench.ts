import type { Bench } from '@touchstone/tooling/bench'
import { chromium } from '@playwright/test'
import { launchOptions } from './app/launchOptions.ts'
import { buildAndServeSites } from './app/buildAndServeSites.ts'
import { measureDialogOpening } from './app/measureDialogOpening.ts'
import { measureLighthouse } from './app/measureLighthouse.ts'
import { measurePageWeight } from './app/measurePageWeight.ts'

/** Compares the app with the baseline app: loaded files, clicks that open the dialog, and Lighthouse scores. */
export default {
  id: 'app',
  group: 'app',
  run: async () => {
    const sites = await buildAndServeSites()
    try {
      const browser = await chromium.launch(launchOptions)
      try {
        const weight = await measurePageWeight(browser, sites)
        const clicks = await measureDialogOpening(browser, sites)
        return [...weight, ...clicks, ...(await measureLighthouse(sites))]
      } finally {
        await browser.close()
      }
    } finally {
      await sites.close()
    }
  },
} satisfies Bench
