import { chromiumOptions } from '@touchstone/config/browser'

/** The browser of tests and pictures. */
export const launchOptions = {
  ...chromiumOptions(),
  args: ['--no-sandbox'],
}
