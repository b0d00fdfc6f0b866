import type { ConsoleMessage } from '@playwright/test'

/**
 * What a message of the console complains of; `undefined`: of nothing, or of what is no fault of the page.
 *
 * @param foreign the page is another dapp's: that it asks the net, which the suite keeps from every page, is its right
 */
export const complaintOf = (
  message: Pick<ConsoleMessage, 'type' | 'text'>,
  foreign: boolean,
): string | undefined => {
  if (message.type() !== 'error') return undefined
  const text = message.text()
  return foreign && refused.test(text) ? undefined : text
}

/** As Chromium says that a request was refused by us (`answerChains`), or found no host (`launchBrowser`). */
const refused = /\bnet::ERR_(BLOCKED_BY_CLIENT|NAME_NOT_RESOLVED)\b/
