import { chromiumOptions } from '@touchstone/tooling/browser'

/** Launch options of the browser for the tests and the screenshots. */
export const launchOptions = {
  ...chromiumOptions(),
  args: ['--no-sandbox'],
}
