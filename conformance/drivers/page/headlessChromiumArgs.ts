/**
 * Returns the arguments of Chromium for a headless browser that loads extensions. Wallets open their prompts beside
 * the window of 1280 x 720, and Chromium refuses a window that is mostly outside of the screen (`hasRoomForWindows`).
 */
export const headlessChromiumArgs = ({ hasRoomForWindows = true } = {}): readonly string[] => [
  '--headless=new',
  ...(hasRoomForWindows ? ['--screen-info={1920x1080}'] : []),
]
