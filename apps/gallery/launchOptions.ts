import { headlessOptions } from '@touchstone/tooling/browser'

/** Launch options of the browser for the tests and the screenshots. */
export const launchOptions = {
  ...headlessOptions(),
  args: ['--no-sandbox'],
}
