import { chromiumOptions } from '@touchstone/tooling/browser'

/** Path of the browser. If it is undefined, Playwright and Lighthouse each find a browser themselves. */
export const { executablePath } = chromiumOptions()

/** Launch options without a frame-rate limit: the wait for the next frame of the screen does not depend on the app. */
export const launchOptions = {
  ...chromiumOptions(),
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
}
