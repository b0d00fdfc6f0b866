import { chromiumOptions } from '@touchstone/tooling/browser'

/** Browser options of tests and screenshots. */
export const launchOptions = {
  ...chromiumOptions(),
  args: ['--no-sandbox'],
}
