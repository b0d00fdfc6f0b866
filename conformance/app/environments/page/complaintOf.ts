import type { ConsoleMessage } from '@playwright/test'

/**
 * Returns the complaint in a console message, or undefined if there is no fault of the page.
 *
 * @param foreign whether the page is another dapp, which may send requests that the suite blocks
 */
export const consoleFaultOf = (
  message: Pick<ConsoleMessage, 'type' | 'text'>,
  foreign: boolean,
): string | undefined => {
  if (message.type() !== 'error') return undefined
  const text = message.text()
  return foreign && refused.test(text) ? undefined : text
}

/** Chromium's message for a request that `answerChains` blocked, or whose host `launchBrowser` does not resolve. */
const refused = /\bnet::ERR_(BLOCKED_BY_CLIENT|NAME_NOT_RESOLVED)\b/
