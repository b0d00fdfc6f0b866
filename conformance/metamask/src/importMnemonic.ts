import { MetaMask } from '@synthetixio/synpress/playwright'
import { chromium } from 'playwright-core'
import { runJsonTask } from './runJsonTask.ts'
import { slowTyping } from './slowTyping.ts'

type Task = { endpoint: string; extensionId: string; phrase: string; password: string }

// Imports a mnemonic into MetaMask, in a browser that is already open.
await runJsonTask<Task>(async ({ endpoint, extensionId, phrase, password }) => {
  const browser = await chromium.connectOverCDP(endpoint)
  const [context] = browser.contexts()
  if (!context) throw new Error(`The browser at ${endpoint} has no profile.`)
  const page = await context.newPage()
  await page.goto(`chrome-extension://${extensionId}/home.html`)
  await new MetaMask(context, slowTyping(page), password, extensionId).importWallet(phrase)
  return null
})
