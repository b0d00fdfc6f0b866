import type { Page } from '@playwright/test'

/** Mock of a page whose scripts and functions run in this process. Its clock is at 0. */
export const fakePage = {
  setDefaultTimeout: () => undefined,
  addInitScript: async (script: (options: unknown) => void, options: unknown) => script(options),
  evaluate: async (act: (options: unknown) => unknown, options: object) =>
    Object.hasOwn(options, 'after') ? { stream: [], log: [], at: 0 } : act(options),
} as unknown as Page
