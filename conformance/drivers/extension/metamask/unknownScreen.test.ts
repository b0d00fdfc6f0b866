import { expect, test } from 'vitest'
import { UsageError } from '../../../core/UsageError.ts'
import { createPageObserver } from '../pageObserver.ts'
import { openDomPage } from '../testing/domPage.ts'
import { unknownScreen } from './unknownScreen.ts'

test.each([
  ['its test ids', '<button data-testid="passkey-later">Later</button>', 'test ids passkey-later'],
  [
    'its headings and buttons if it has no test ids',
    '<h2>News</h2><button>Got it</button>',
    'headings and buttons News, Got it',
  ],
])('describes a screen in one line by %s', async (_, html, content) => {
  const { page } = openDomPage(html, 'https://wallet/notification.html#/confirm/1')
  const error = await unknownScreen(await createPageObserver(page))
  expect(error).toBeInstanceOf(UsageError)
  expect(error.message).toMatch(
    new RegExp(
      `^MetaMask shows a screen that its driver does not know: notification\\.html#/confirm/1, ${content}, see .*\\.png\\. Add it to the screens of the driver\\.$`,
    ),
  )
})
