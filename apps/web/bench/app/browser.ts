import { chromiumOptions } from '@touchstone/tooling/browser'

/** Undefined: each tool finds a browser itself. */
export const { executablePath } = chromiumOptions()

/** No frame-rate limit, since the wait for the next frame of the screen says nothing about an app. */
export const launchOptions = {
  ...chromiumOptions(),
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
}
