import { chromiumOptions } from '@touchstone/config/browser'

/** Undefined where each tool is to find a browser by itself. */
export const { executablePath } = chromiumOptions()

/** Frames as soon as they are made: the wait for a screen's next tick says nothing about an app. */
export const launchOptions = {
  ...chromiumOptions(),
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
}
