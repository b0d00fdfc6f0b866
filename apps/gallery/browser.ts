import { chromiumOptions } from '@touchstone/config/browser'

/** Browser options of tests and screenshots. */
export const launchOptions = {
  ...chromiumOptions(),
  args: ['--no-sandbox'],
}
