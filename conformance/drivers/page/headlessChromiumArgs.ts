/**
 * Returns the arguments of Chromium for a headless browser that loads extensions.
 *
 * @param hasRoomForWindows whether the screen is larger than the window (1280 x 720). Wallets open their prompts beside
 *   it, and Chromium refuses a window that is mostly outside of the screen.
 */
export const headlessChromiumArgs = ({ hasRoomForWindows = true } = {}): readonly string[] => [
  '--headless=new',
  ...(hasRoomForWindows ? ['--screen-info={1920x1080}'] : []),
]
