import { expect, test } from '@playwright/test'
import { watchHosts } from './hosts.ts'
import { siteWithPhones } from './site.ts'
import { long } from './long.ts'

// The standing assertion of the other journeys, made to fail.
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
  test(`a page that goes elsewhere by ${how} is seen to${long(how !== 'a request')}`, async ({
    page,
  }) => {
    const hosts = await watchHosts(page, siteWithPhones(), { phones: true })
    // Without the app's own policy, which refuses most of these before anybody sees them.
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto(siteWithPhones())
    await page.evaluate(act)
    await expect.poll(hosts.foreign).toEqual(['elsewhere.test'])
  })
