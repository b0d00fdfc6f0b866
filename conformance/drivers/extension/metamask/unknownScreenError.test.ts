import { expect, test } from 'vitest'
import { UsageError } from '../../../core/UsageError.ts'
import { createElementFinder } from '../elementFinder.ts'
import { openJsdomPage } from '../testing/openJsdomPage.ts'
import { unknownScreenError } from './unknownScreenError.ts'

test.each([
  ['its test ids', '<button data-testid="passkey-later">Later</button>', 'test ids passkey-later'],
  [
    'its headings and buttons if it has no test ids',
    '<h2>News</h2><button>Got it</button>',
    'headings and buttons News, Got it',
  ],
])('describes a screen in one line by %s', async (_, html, content) => {
  const { page } = openJsdomPage(html, 'https://wallet/notification.html#/confirm/1')
  const error = await unknownScreenError(await createElementFinder(page))
  expect(error).toBeInstanceOf(UsageError)
  expect(error.message).toMatch(
    new RegExp(
      `^MetaMask shows a screen that its driver does not know: notification\\.html#/confirm/1, ${content}, see .*\\.png\\. Add it to the screens of the driver\\.$`,
    ),
  )
})
