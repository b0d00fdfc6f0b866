import { expect, test } from '@playwright/test'
import { watchContactedHosts } from './watchContactedHosts.ts'
import { walletConnectSiteUrl } from './siteUrl.ts'
import { longTestTag } from './longTestTag.ts'

// Checks that `watchContactedHosts`, which every other journey uses, detects foreign requests.
for (const [how, act] of [
  ['a request', () => fetch('https://elsewhere.test/').catch(() => {})],
  ['a picture', () => void (new Image().src = 'https://elsewhere.test/pixel.png')],
  ['a beacon', () => void navigator.sendBeacon('https://elsewhere.test/', '1')],
  ['a socket', () => void new WebSocket('wss://elsewhere.test/')],
  [
    'a frame',
    () => {
      const frame = document.createElement('iframe')
      frame.src = 'https://elsewhere.test/'
      document.body.append(frame)
    },
  ],
] as const)
  test(`detects ${how} to a foreign host${longTestTag(how !== 'a request')}`, async ({ page }) => {
    const hosts = await watchContactedHosts(page, walletConnectSiteUrl(), { walletConnect: true })
    // Use an empty page, because the app's Content Security Policy would block most of these
    // requests.
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto(walletConnectSiteUrl())
    await page.evaluate(act)
    await expect.poll(hosts.foreign).toEqual(['elsewhere.test'])
  })
