import { chromiumOptions } from '@touchstone/tooling/browser'

/** Path of the browser. If it is undefined, Playwright and Lighthouse each find a browser themselves. */
export const { executablePath } = chromiumOptions()

/** Launch options without a frame-rate limit, so that no measured time includes a wait for the screen's next frame. */
export const launchOptions = {
  ...chromiumOptions(),
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
}
