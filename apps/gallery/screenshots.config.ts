import { defineConfig } from '@playwright/test'
import gallery from './playwright.config.ts'

/** Configuration of `pnpm screenshots`. Serves the gallery, and the Check page. */
export default defineConfig(gallery, {
  testDir: 'screenshots',
  reporter: 'list',
  use: { deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } },
  webServer: {
    command: 'vite build --logLevel error && exec vite preview --host 127.0.0.1 --port 0',
    cwd: '../check',
    env: { FORCE_COLOR: '0', NO_COLOR: '1' },
    wait: { stdout: /Local: +(?<touchstone_check>\S+)/ },
  },
})
