/**
 * Arguments of Chromium for a headless browser that loads extensions. The screen is larger than the window (1280 x 720),
 * because wallets open their prompts beside it, and Chromium refuses a window that is mostly outside of the screen.
 */
export const headlessArgs = ['--headless=new', '--screen-info={1920x1080}'] as const
